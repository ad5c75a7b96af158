import { fetchIntoCache, fetchIntoCacheOnce, modulesOf } from './files';
import { forEachElement, ready } from './page';

/** What an island's module exports: a function that takes the island over, and then settles. */
interface IslandModule {
  default: (island: HTMLElement) => unknown;
}

declare global {
  interface HTMLElement {
    /** Set once an island is woken; resolves to nothing if it shows its plain form. */
    hydrated?: Promise<true | undefined>;
  }
}

export const wake = (island: HTMLElement): Promise<true | undefined> =>
  (island.hydrated ||= hydrate(island));

/** Fetches an island's modules, each once more if necessary, and lets its module take it over. */
const hydrate = async (island: HTMLElement): Promise<true | undefined> => {
  const urls = modulesOf(island);
  let haveArrived: true | undefined;
  try {
    await Promise.all([
      ready,
      ...urls.map((url) => fetchIntoCacheOnce(url).catch(() => fetchIntoCache(url))),
    ]);
    haveArrived = true;
    // All at once: a module that had to wait for its importer would be read from the cache later.
    const [module] = await Promise.all<IslandModule>(urls.map((url) => import(url)));
    await module?.default(island);
    delete island.dataset['island'];
    return true;
  } catch (error) {
    fail(island);
    if (haveArrived) reportError(error);
  }
};

/** Shows an island's plain form, the element after it, which CSS reveals. */
const fail = ({ dataset, nextElementSibling: next }: HTMLElement): void => {
  delete dataset['island'];
  dataset['failed'] = '';
  if (next?.matches('[data-plain]')) next.toggleAttribute('data-failed');
};

export const wakeInView = (island: HTMLElement): void =>
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) wake(island);
  }).observe(island);

/**
 * Wakes islands without a gesture: those with an empty key when they come into view, those with a
 * key at once if it's part of the page's URL or of the name of anything in the tab's storage.
 */
export const wakeUnasked = (): void =>
  forEachElement('[data-wake]', (island) => {
    const key = island.dataset['wake'];
    try {
      if (!key) wakeInView(island);
      else if ((location.href + Object.keys(sessionStorage)).includes(key)) wake(island);
    } catch {
      // A browser with storage switched off throws at any access.
    }
  });
