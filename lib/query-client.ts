import { QueryClient } from '@tanstack/react-query';

/** Milliseconds before the next try, after so many that failed (specification, section 9). */
const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/**
 * The cache of what the browser fetches, with the specification's defaults: what nobody uses is
 * forgotten after 5 minutes, a question is asked again 3 times, a message is sent once. Each island
 * that fetches has its own (decision 22).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A browser that takes itself for offline would else wait without a word.
      queries: { gcTime: 5 * 60_000, retry: 3, retryDelay, networkMode: 'always' },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
