import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { color, readPalette } from '../../lib/drawing/palette';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** `npm run picture`: the home page in `out/` on a desktop and on a phone, for the README. */
const file = 'docs/site.png';
const desktop = { width: 1280, height: 860 };
const phone = { width: 390, height: 860 };
const margin = 24;

const server = createSiteServer('out');
const port = await listen(server, 3300, true);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath && { executablePath }),
});

async function photograph(viewport: typeof desktop): Promise<Buffer> {
  const page = await browser.newPage({ viewport });
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

const [wide, narrow] = [await photograph(desktop), await photograph(phone)];
await browser.close();
server.close();

await sharp({
  create: {
    width: desktop.width + phone.width + 3 * margin,
    height: desktop.height + 2 * margin,
    channels: 3,
    background: color(readPalette(process.cwd()), 'navy-900'),
  },
})
  .composite([
    { input: wide, left: margin, top: margin },
    { input: narrow, left: desktop.width + 2 * margin, top: margin },
  ])
  .png({ palette: true, compressionLevel: 9 })
  .toFile(file);
console.log(file);
