import { type KnownPlace, readPlaceIndex } from '@/lib/place-index';
import { retry } from '@/lib/retry';
import { routes } from '@/lib/routes';

let places: Promise<KnownPlace[]> | undefined;

/**
 * The places that the finder knows. They come once for a page; when they did not come, they are asked
 * for again.
 *
 * @throws Error when they do not come at all.
 */
export function loadPlaces(): Promise<KnownPlace[]> {
  places ??= retry(fetchPlaces).catch((error) => {
    places = undefined;
    throw error;
  });
  return places;
}

async function fetchPlaces(): Promise<KnownPlace[]> {
  const answer = await fetch(routes.placeIndex, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return readPlaceIndex(await answer.json());
}
