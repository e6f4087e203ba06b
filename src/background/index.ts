import { layRulesOnInstall } from './lay-rules.ts';
import { openPages } from './open-pages.ts';

// The worker sleeps nearly always. Listeners are set at once, so that the event that wakes it is not lost.
layRulesOnInstall();
openPages();
