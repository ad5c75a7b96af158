import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow 4G, as Lighthouse's mobile preset has it; bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * A page in a profile of its own, with nothing in its cache. It is as wide as a desktop and has a
 * mouse, for on a phone the number is a plain link and there is nothing to wait for.
 */
export async function openFresh(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** The same on a slow phone: slow 4G, and a processor four times slower. */
export async function openSlowPhone(browser: Browser) {
  const page = await openFresh(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

/**
 * Settles at the first paint of the page that is opened next. The browser tells of it: a question to
 * the page itself would be answered after its scripts, which is late for an early tap.
 */
export function firstPaint(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/** Counts from now on; the function it gives tells the sum. */
export function countRequests(session: CDPSession): () => { bytes: number; requests: number } {
  const sum = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', () => {
    sum.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength;
  });
  return () => sum;
}
