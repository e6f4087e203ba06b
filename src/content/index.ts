import { startOnPage } from './lifecycle.ts';
import { asSingleInstance } from './single-instance.ts';

// The browser may run this file twice in one page: at install, after an update, by the toolbar button.
asSingleInstance((signal) => void startOnPage(signal));
