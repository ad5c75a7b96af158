import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** `npm run picture`: the home page in `out/` on a desktop and on a phone, as the README shows it. */
const file = 'docs/site.png';
const desktop = { width: 1280, height: 860 };
const phone = { width: 390, height: 760 };
/** Around the two, and how far the phone reaches over the desktop. */
const margin = 24;
const overlap = 130;

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

const framed = await sharp(narrow)
  .extend({ top: 3, bottom: 3, left: 3, right: 3, background: '#12233f' })
  .toBuffer();
await sharp({
  create: {
    width: desktop.width + phone.width - overlap + 2 * margin,
    height: desktop.height + 2 * margin,
    channels: 3,
    background: '#efe3c8',
  },
})
  .composite([
    { input: wide, left: margin, top: margin },
    { input: framed, left: margin + desktop.width - overlap, top: margin + 80 },
  ])
  .png({ palette: true, compressionLevel: 9 })
  .toFile(file);
console.log(file);
