import type { Browser } from '@playwright/test';

/**
 * Visits each URL once before the first measurement.
 * @throws when a page complains: what is broken is no measure.
 */
export async function warmUp(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    if (complaints.length > 0) throw new Error(`${url} is broken: ${complaints.join('; ')}`);
  }
}
