import { bringOnce, modulesOf } from './files';
import { all, listen, waiting } from './page';
import { wakeInView } from './wake';

/** What some browsers reveal about the network (https://wicg.github.io/netinfo/). */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Fetches the modules of the visible islands without running them. */
const fetchAhead = (): void =>
  all(waiting, (island) => {
    if (!island.offsetHeight) return;
    // What fails now is fetched again when it is needed.
    for (const url of modulesOf(island)) bringOnce(url, 'low').catch(() => {});
  });

/**
 * Takes over what is in view, and what comes into view later, in the first idle moment after the page
 * has been there for a while; Safari doesn't tell of these.
 */
const takeOverAhead = (): unknown =>
  (self.requestIdleCallback || setTimeout)(() => all(waiting, wakeInView));

/** How long that while is, in milliseconds. */
const quiet = 4000;

/** The largest paint may still be on its way at the first frame, in milliseconds. */
const afterFrame = 250;

/**
 * Runs once the page has loaded and painted, so that the first touch doesn't have to wait for the
 * network; not if the visitor saves data or the network is slow. A page that isn't visible yet, in
 * another tab or prerendered, waits for its first frame. An idle callback would be later: a busy
 * browser calls it last, or never.
 */
const { connection } = navigator;
if (!/[23]g|true/.test(`${connection?.effectiveType}${connection?.saveData}`)) {
  listen('load', () =>
    requestAnimationFrame(() => {
      setTimeout(fetchAhead, afterFrame);
      setTimeout(takeOverAhead, quiet);
    }),
  );
}
