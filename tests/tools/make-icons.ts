// Draws src/icons/icon.svg at every size the stores want. Run it after a change of the drawing:
//   npx tsx tests/tools/make-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from '../browser/harness/launch.ts';

const ICONS = join(import.meta.dirname, '../../src/icons');
const SIZES = [16, 32, 48, 96, 128] as const;
/** Chrome's store wants its size with a rim: 96 pixels of art in 128. The art fills 120 of the drawing's 128 units. */
const RIM_SIZE = 128;
const RIM_VIEW_BOX = '-16 -16 160 160';

const svg = readFileSync(join(ICONS, 'icon.svg'), 'utf8');
const browser = await startBrowser({ browser: 'chromium' });
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewport({ width: size, height: size });
  const drawn = size === RIM_SIZE ? svg.replace('0 0 128 128', RIM_VIEW_BOX) : svg;
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawn}`,
  );
  writeFileSync(
    join(ICONS, `icon-${size}.png`),
    await page.screenshot({ omitBackground: true, type: 'png' }),
  );
}
await browser.close();
