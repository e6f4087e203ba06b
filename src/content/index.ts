import { whenAlone } from './alone.ts';
import { startOnThisPage } from './on-this-page.ts';

// The browser may run this file twice in one page: at install, after an update, by the toolbar button.
whenAlone((signal) => void startOnThisPage(signal));
