import { openExtension } from './tests/browser/extension/tmp-docs-open.ts';
const name = process.argv[2] as 'chromium'|'firefox';
const e = await openExtension(name);
const go = async (path: string, title: string) => {
  const all = await e.browser.pages();
  for (const p of all) if (p.url().includes('-extension:') || (await p.title()).includes('Reminder') || (await p.title()).includes('Comprehensive')) {
    await p.evaluate((to) => location.assign(to), path).catch(()=>{});
    break;
  }
  for (let i=0;i<200;i++) { for (const p of await e.browser.pages()) if ((await p.title().catch(()=>''))===title && p.url().includes(path.split(/[?#]/)[0])) return p; await new Promise(r=>setTimeout(r,50)); }
  throw new Error('no '+title);
};
let p = await go('options.html', 'Reminder Text: options');
p.on('pageerror', x => console.log('ERR', x)); p.on('console', m => console.log('LOG', m.text()));
await p.waitForSelector('input[type=file]');
const input = await p.$('input[type=file]');
const t0 = Date.now();
await (input as any).uploadFile('/work/shared/cr/bytes/20260925.txt','/work/shared/cr/bytes/20090501.txt','/work/shared/cr/bytes/20030601.rtf','/work/shared/cr/bytes/20090711.txt','/work/shared/README.md');
await p.waitForFunction(() => document.querySelectorAll('#documents .notice').length === 5, {timeout: 60000});
console.log('imported', Date.now()-t0);
console.log(await p.$eval('#documents', x => (x as HTMLElement).innerText));
await p.evaluate(() => document.querySelector('#documents')!.scrollIntoView());
await p.screenshot({path:`/tmp/d-options-${name}.png`});
p = await go('reader.html?edition=2026-09-25#702.19b', 'Comprehensive Rules');
await new Promise(r=>setTimeout(r,1500));
await p.screenshot({path:`/tmp/d-reader-${name}.png`});
await p.type('input[type=search]', 'lethal dam');
await new Promise(r=>setTimeout(r,700));
await p.screenshot({path:`/tmp/d-search-${name}.png`});
p = await go('reader.html?edition=2026-09-25&against=2009-07-11#702.15', 'Comprehensive Rules');
await new Promise(r=>setTimeout(r,1500));
await p.screenshot({path:`/tmp/d-compare-${name}.png`});
p = await go('reader.html?edition=2009-07-11&against=2009-05-01&layout=inline#510.1c', 'Comprehensive Rules');
await new Promise(r=>setTimeout(r,1500));
await p.screenshot({path:`/tmp/d-inline-${name}.png`});
await e.browser.close();
