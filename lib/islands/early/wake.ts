import { bring, bringOnce, modulesOf } from './files';
import { all, notes, ready, waiting } from './page';

/** What an island's module exports: a function that takes the island over and settles once it has. */
interface IslandModule {
  default: (island: HTMLElement) => unknown;
}

declare global {
  interface HTMLElement {
    /** Set once an island is woken; rejects if it is replaced with its plain form. */
    hydrated?: Promise<void>;
  }
}

/** Wakes an island, once. */
export const wake = (island: HTMLElement): Promise<void> => (island.hydrated ||= hydrate(island));

/** Fetches an island's modules, each a second time if necessary, and lets its module take it over. */
const hydrate = async (island: HTMLElement): Promise<void> => {
  const urls = modulesOf(island);
  let module: IslandModule | undefined;
  try {
    await Promise.all([ready, ...urls.map((url) => bringOnce(url).catch(() => bring(url)))]);
    // All at once: a module that had to wait for its importer would be read from the cache later.
    [module] = await Promise.all(urls.map((url) => import(url)));
    await module?.default(island);
    delete island.dataset['island'];
  } catch (error) {
    if (module) fail(island);
    else failPage();
    throw error;
  }
};

/** Shows an island's plain form, the element after it: CSS reveals it, and <noscript> is unwrapped. */
const fail = ({ dataset, nextElementSibling: next }: HTMLElement): void => {
  delete dataset['island'];
  dataset['failed'] = '';
  if (next?.matches('[data-plain]')) next.toggleAttribute('data-failed');
  if (next?.matches('noscript')) next.outerHTML = next.textContent;
};

/** A file failed to load: hydrated islands stay, and every other one shows its plain form. */
const failPage = (): void => {
  notes['script'] = 'failed';
  ready.then(() => all(waiting, fail));
};

/**
 * Wakes islands without a gesture: those with an empty key when they come into view, those with a key
 * at once if the page's URL or the tab's storage has it.
 */
export const wakeUnasked = (): void =>
  all('[data-wake]', (island) => {
    const key = island.dataset['wake'];
    try {
      if (!key) {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(island)).observe(
          island,
        );
      } else if (location.href.includes(key) || sessionStorage[key]) wake(island);
    } catch {
      // A browser with storage switched off throws at any access.
    }
  });
