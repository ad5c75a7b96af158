import type { Page } from '@playwright/test';

/** Gives a page the processor of a slow phone and the network of Lighthouse's slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up.
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
