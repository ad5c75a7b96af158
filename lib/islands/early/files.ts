/** How long a file may take to come, in milliseconds. */
const timeout = 20_000;

/** The first try of each file, by URL. */
const tries: Record<string, Promise<unknown>> = {};

/** The URLs of an island's modules: its own first, then what that imports. */
export const modulesOf = ({ dataset }: HTMLElement): string[] => `${dataset['island']}`.split(' ');

/**
 * Brings a file into the browser's cache, from where an import takes it: an import that failed could
 * not be tried again. The body is read to its end, as without that no browser keeps it.
 *
 * @throws when it does not come, or not in time.
 */
export const bring = (url: string, priority: RequestPriority = 'auto'): Promise<unknown> =>
  fetch(url, { priority, signal: AbortSignal.timeout(timeout) }).then((answer) =>
    answer.ok ? answer.blob() : Promise.reject(),
  );

/** The same, once for a file: other islands want it too. */
export const bringOnce = (url: string, priority?: RequestPriority): Promise<unknown> =>
  (tries[url] ||= bring(url, priority));
