// Before each file of unit tests: they share a process, and so what another has made the source of messages.
import { setMessageSource } from '../../src/ui/i18n.ts';

setMessageSource((key) => key);
