import type { Attraction } from '../schema/attraction';
import type { Business } from '../schema/business';
import { mapsOrigin } from '../schema/maps-origin';
import type { Town } from '../schema/town';

/** URLs of Google Maps pages (https://developers.google.com/maps/documentation/urls/get-started). */

function mapsUrl(action: 'search' | 'dir', parameters: Record<string, string>): string {
  const query = new URLSearchParams({ api: '1', ...parameters });
  return `${mapsOrigin}/maps/${action}/?${query}`;
}

type Located = Pick<Attraction, 'name' | 'address' | 'latitude' | 'longitude'>;

/** The map query for an attraction: its coordinates if content has them, else name and address. */
function attractionQuery(
  { name, address, latitude, longitude }: Located,
  town: Pick<Town, 'name' | 'state'>,
): string {
  if (latitude !== undefined && longitude !== undefined) return `${latitude},${longitude}`;
  return `${name}, ${address ? oneLine(address) : `${town.name}, ${town.state}`}`;
}

/** An address on one line: "411 3rd St S, Nampa, ID 83651". */
export function oneLine({ street, city, state, zip }: NonNullable<Attraction['address']>): string {
  return `${street}, ${city}, ${state}${zip ? ` ${zip}` : ''}`;
}

/** The map page of an attraction; content may have a URL of its own. */
export function attractionMapUrl(
  attraction: Located & Pick<Attraction, 'googleMapsUrl'>,
  town: Town,
): string {
  return (
    attraction.googleMapsUrl ?? mapsUrl('search', { query: attractionQuery(attraction, town) })
  );
}

/** Directions to an attraction from wherever the visitor is. */
export function directionsToAttraction(
  attraction: Located,
  town: Pick<Town, 'name' | 'state'>,
): string {
  return mapsUrl('dir', { destination: attractionQuery(attraction, town) });
}

/** Directions to the notary's base, from an attraction or from wherever the visitor is. */
export function directionsToBase(
  { base }: Business,
  from?: { attraction: Located; town: Town },
): string {
  return mapsUrl('dir', {
    ...(from && { origin: attractionQuery(from.attraction, from.town) }),
    destination: `${base.name}, ${oneLine(base)}`,
    travelmode: 'driving',
  });
}

export function baseMapUrl({ base }: Business): string {
  return mapsUrl('search', { query: `${base.name}, ${oneLine(base)}` });
}

export function townMapUrl(town: Town): string {
  return mapsUrl('search', { query: `${town.name}, ${town.state}` });
}

/**
 * URLs of map frames: the Maps Embed API with the key in NEXT_PUBLIC_MAPS_EMBED_KEY or, without
 * one, the URL that needs none
 * (https://developers.google.com/maps/documentation/embed/get-started).
 */
function embedUrl(
  mode: 'place' | 'directions',
  withKey: Record<string, string>,
  withoutKey: Record<string, string>,
): string {
  const key = process.env['NEXT_PUBLIC_MAPS_EMBED_KEY'];
  if (key) {
    return `${mapsOrigin}/maps/embed/v1/${mode}?${new URLSearchParams({ key, ...withKey })}`;
  }
  return `${mapsOrigin}/maps?${new URLSearchParams({ ...withoutKey, output: 'embed' })}`;
}

/** The frame of a town's map; its file may have a URL of its own. */
export function townEmbedUrl(town: Town): string {
  const query = `${town.name}, ${town.state}`;
  return town.mapEmbedUrl ?? embedUrl('place', { q: query }, { q: query });
}

export function baseEmbedUrl({ base }: Business): string {
  const query = `${base.name}, ${oneLine(base)}`;
  return embedUrl('place', { q: query }, { q: query });
}

/** The frame with the drive from an attraction to the notary's base. */
export function drivingEmbedUrl({ base }: Business, attraction: Located, town: Town): string {
  const origin = attractionQuery(attraction, town);
  const destination = `${base.name}, ${oneLine(base)}`;
  return embedUrl(
    'directions',
    { origin, destination, mode: 'driving' },
    { saddr: origin, daddr: destination },
  );
}
