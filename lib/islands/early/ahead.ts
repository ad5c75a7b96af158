import { bringOnce, modulesOf } from './files';
import { all, waiting } from './page';

/** What some browsers tell of the network (https://wicg.github.io/netinfo/). */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Fetches the modules of the islands that show, and runs none of them. */
const fetchAhead = (): void =>
  all(waiting, (island) => {
    if (!island.offsetHeight) return;
    // What does not come now is asked for again when it is wanted.
    for (const url of modulesOf(island)) bringOnce(url, 'low').catch(() => {});
  });

/**
 * Once the page has loaded and the browser has nothing to do, so that the first touch waits for no
 * network: not where the visitor saves data or the network is slow. No frame comes before the page is
 * looked at, be it in another tab or prerendered.
 */
const { connection } = navigator;
if (!/[23]g|true/.test(`${connection?.effectiveType}${connection?.saveData}`)) {
  addEventListener('load', () =>
    // Safari has no idle callback.
    requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(fetchAhead)),
  );
}
