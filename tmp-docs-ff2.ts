import { openExtension } from './tests/browser/extension/tmp-docs-open.ts';
import { serveOffline } from './tests/browser/harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './tests/browser/extension/bramble-ox.ts';
import { markedWords, pause } from './tests/browser/extension/popover-on-page.ts';
import { goTo } from './tests/browser/documents/own-pages.ts';
const e = await openExtension('firefox');
if (process.argv[2]) { const o = await goTo(e, e.welcome, 'options', '#documents'); console.log('at options'); }
const p = await e.browser.newPage();
p.on('console', m => console.log('LOG', m.text())); p.on('pageerror', m => console.log('ERR', m));
await serveOffline(p, { [OX_URL]: OX_PAGE });
await p.goto(OX_URL);
await p.bringToFront();
await pause(5000); console.log(JSON.stringify(await markedWords(p)).slice(0,40), await p.evaluate(()=>[document.documentElement.getAttribute("data-cs"),document.documentElement.getAttribute("data-err"),document.documentElement.getAttribute("data-rej"),document.visibilityState,document.readyState].join(" ")));
await e.browser.close();
