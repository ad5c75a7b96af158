import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { color } from '../../lib/drawing/palette';
import { exportFolder } from '../../scripts/pages/page-names';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** `npm run picture`: the home page in `out/` on a desktop and on a phone, for the README. */
const file = 'docs/site.png';
const server = createSiteServer(exportFolder());
const url = `http://localhost:${await listen(server, 3300)}/`;
const browser = await chromium.launch({ args: browserFlags, executablePath: findBrowser() });
const page = await browser.newPage({
  viewport: { width: 1742, height: 908 },
  // Or the seal would be on its way.
  reducedMotion: 'reduce',
});
await page.setContent(`
  <style>
    body { display: flex; gap: 24px; margin: 24px; background: ${color('navy-900')} }
    iframe { height: 860px; border: 0 }
  </style>
  <iframe src="${url}" width="1280"></iframe><iframe src="${url}" width="390"></iframe>`);
for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
const picture = await page.screenshot();
await browser.close();
server.close();

await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(file);
console.log(file);
