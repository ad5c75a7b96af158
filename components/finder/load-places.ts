import { readPlaceIndex } from '@/lib/place-index';
import { createQueryClient } from '@/lib/query-client';
import { routes } from '@/lib/routes';

const client = createQueryClient();

/**
 * The places that the finder knows. They come once for a page, and again when nobody has asked for a
 * while.
 *
 * @throws Error when they do not come at all.
 */
export function loadPlaces() {
  return client.fetchQuery({
    queryKey: [routes.placeIndex],
    queryFn: async () => {
      const answer = await fetch(routes.placeIndex, { signal: AbortSignal.timeout(20_000) });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return readPlaceIndex(await answer.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
