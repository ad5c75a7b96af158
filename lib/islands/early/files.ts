/** How long a file may take to arrive, in milliseconds. */
const timeout = 20_000;

/** The first try of each file, by URL. */
const tries: Record<string, Promise<unknown>> = {};

/** The URLs of an island's modules: its own first, then those that it imports. */
export const modulesOf = ({ dataset }: HTMLElement): string[] => `${dataset['island']}`.split(' ');

/**
 * Fetches a file into the browser's cache, where an import finds it: a failed import can't be
 * retried. The body is read to its end, or no browser would cache it.
 *
 * @throws if it doesn't arrive, or not in time.
 */
export const fetchIntoCache = (url: string, priority: RequestPriority = 'auto'): Promise<unknown> =>
  fetch(url, { priority, signal: AbortSignal.timeout(timeout) }).then((answer) =>
    answer.ok ? answer.blob() : Promise.reject(),
  );

/** Fetches a file into the cache only once, because islands share files. */
export const fetchIntoCacheOnce = (url: string, priority?: RequestPriority): Promise<unknown> =>
  (tries[url] ||= fetchIntoCache(url, priority));
