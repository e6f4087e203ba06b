// Draws src/icons/icon.svg at every size the stores want. Run it after a change of the drawing:
//   npx tsx tests/tools/make-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from '../browser/harness/launch.ts';

const ICONS = join(import.meta.dirname, '../../src/icons');
const SIZES = [16, 32, 48, 96, 128] as const;

const svg = readFileSync(join(ICONS, 'icon.svg'), 'utf8');
const browser = await startBrowser({ browser: 'chromium' });
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  writeFileSync(
    join(ICONS, `icon-${size}.png`),
    await page.screenshot({ omitBackground: true, type: 'png' }),
  );
}
await browser.close();
