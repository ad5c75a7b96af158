import type { CDPSession, Page } from '@playwright/test';

/** Slows a page down to slow 4G, as in Lighthouse's mobile preset, and a CPU four times slower. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    // Bytes per second.
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/**
 * Resolves at the first paint of the page that is opened next. The browser reports it: the page
 * itself would answer only after its scripts have run, too late for an early tap.
 * @throws when nothing has been painted after 60 seconds.
 */
export function firstPaint(session: CDPSession, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
    const error = new Error(`${url} painted nothing within 60 seconds.`);
    // Longer than the 30 seconds after which opening the page fails.
    setTimeout(() => reject(error), 60_000).unref();
  });
}
