import { showBadges } from './badge.ts';
import { bringPopovers } from './bring-popover.ts';
import { answerDocuments } from './documents.ts';
import { keepSettings } from './keep-settings.ts';
import { lookUpFromAnywhere } from './look-up.ts';
import { openPages } from './open-pages.ts';
import { passCommands } from './pass-commands.ts';
import { holdPrivateSites } from './private-sites.ts';
import { keepSiteAccess } from './site-access.ts';
import { storeCardsOnInstall } from './store-cards.ts';
import { storeRulesOnInstall } from './store-rules.ts';

// The worker sleeps nearly always. Listeners are set at once, so that the event that wakes it is not lost.
storeRulesOnInstall();
storeCardsOnInstall();
openPages();
lookUpFromAnywhere();
answerDocuments();
keepSiteAccess();
showBadges();
bringPopovers();
holdPrivateSites();
passCommands(keepSettings());
