import { fetchIntoCacheOnce, modulesOf } from './files';
import { forEachElement, listen, waiting } from './page';
import { wakeInView } from './wake';

/** When it begins to fetch: at the first frame, the largest paint may still be on its way. */
const fetchAfter = 250;

/** When it begins to take islands over. Both are in milliseconds after the first frame. */
const takeOverAfter = 4000;

/** What some browsers reveal about the network (https://wicg.github.io/netinfo/). */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Fetches the modules of the visible islands without running them. */
const fetchAhead = (): void =>
  forEachElement(waiting, (island) => {
    if (!island.offsetHeight) return;
    // What fails now is fetched again when it is needed.
    for (const url of modulesOf(island)) fetchIntoCacheOnce(url, 'low').catch(() => {});
  });

/** Takes over what comes into view, once the browser is idle; Safari doesn't say when that is. */
const takeOverAhead = (): unknown =>
  (self.requestIdleCallback || setTimeout)(() => forEachElement(waiting, wakeInView));

/**
 * Runs once the page has loaded and painted, so that the first touch doesn't have to wait for the
 * network; not if the visitor saves data or the network is slow. A page that isn't visible yet, in
 * another tab or prerendered, waits for its first frame. An idle callback would be later: a busy
 * browser calls it last, or never.
 */
const connection = navigator.connection;
const isSlow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
if (!isSlow) {
  listen('load', () =>
    requestAnimationFrame(() => {
      setTimeout(fetchAhead, fetchAfter);
      setTimeout(takeOverAhead, takeOverAfter);
    }),
  );
}
