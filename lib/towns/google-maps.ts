import type { Attraction } from '../schema/attraction';
import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { mapsOrigin } from '../schema/urls';
import { oneLine } from './address';

/** URLs of Google Maps (https://developers.google.com/maps/documentation/urls/get-started). */

function mapsUrl(action: 'search' | 'dir', parameters: Record<string, string>): string {
  const query = new URLSearchParams({ api: '1', ...parameters });
  return `${mapsOrigin}/maps/${action}/?${query}`;
}

type Located = Pick<Attraction, 'name' | 'address' | 'latitude' | 'longitude'>;
type Named = Pick<Town, 'name' | 'state'>;

const townQuery = ({ name, state }: Named) => `${name}, ${state}`;
const baseQuery = ({ base }: Pick<Business, 'base'>) => `${base.name}, ${oneLine(base)}`;

/** Of an attraction: its coordinates if content has them, else its name and address. */
function attractionQuery({ name, address, latitude, longitude }: Located, town: Named): string {
  if (latitude !== undefined && longitude !== undefined) return `${latitude},${longitude}`;
  return `${name}, ${address ? oneLine(address) : townQuery(town)}`;
}

/** The map page of an attraction; content may have a URL of its own. */
export const attractionMapUrl = (
  attraction: Located & Pick<Attraction, 'googleMapsUrl'>,
  town: Named,
) => attraction.googleMapsUrl ?? mapsUrl('search', { query: attractionQuery(attraction, town) });

export const baseMapUrl = (business: Business) => mapsUrl('search', { query: baseQuery(business) });

export const townMapUrl = (town: Town) => mapsUrl('search', { query: townQuery(town) });

/** Directions to an attraction from wherever the visitor is. */
export const directionsToAttraction = (attraction: Located, town: Named) =>
  mapsUrl('dir', { destination: attractionQuery(attraction, town) });

/** Directions to the notary's base, from an attraction or from wherever the visitor is. */
export const directionsToBase = (business: Business, from?: { attraction: Located; town: Town }) =>
  mapsUrl('dir', {
    ...(from && { origin: attractionQuery(from.attraction, from.town) }),
    destination: baseQuery(business),
    travelmode: 'driving',
  });

/**
 * URLs of map frames: the Maps Embed API with the key in NEXT_PUBLIC_MAPS_EMBED_KEY or, without
 * one, the URL that needs none
 * (https://developers.google.com/maps/documentation/embed/get-started).
 */
function embedUrl(
  mode: 'place' | 'directions',
  withKey: Record<string, string>,
  withoutKey = withKey,
): string {
  const key = process.env['NEXT_PUBLIC_MAPS_EMBED_KEY'];
  if (key) return `${mapsOrigin}/maps/embed/v1/${mode}?${new URLSearchParams({ key, ...withKey })}`;
  return `${mapsOrigin}/maps?${new URLSearchParams({ ...withoutKey, output: 'embed' })}`;
}

/** The frame of a town's map; its file may have a URL of its own. */
export const townEmbedUrl = (town: Town) =>
  town.mapEmbedUrl ?? embedUrl('place', { q: townQuery(town) });

export const baseEmbedUrl = (business: Business) => embedUrl('place', { q: baseQuery(business) });

/** The frame with the drive from an attraction to the notary's base. */
export function drivingEmbedUrl(business: Business, attraction: Located, town: Town): string {
  const origin = attractionQuery(attraction, town);
  const destination = baseQuery(business);
  return embedUrl(
    'directions',
    { origin, destination, mode: 'driving' },
    { saddr: origin, daddr: destination },
  );
}
