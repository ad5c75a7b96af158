import type { PostalAddress, TouristAttractionLeaf } from 'schema-dts';
import { international } from '../../contact/phone';
import type { Attraction } from '../../schema/attraction';
import type { Business } from '../../schema/business';
import { paragraphs } from '../../text';
import type { AttractionWithTown } from '../../towns/towns';
import { cityByName, geoCoordinates } from './city';
import { nodeId } from './node-id';

/** An attraction, with only what content knows about it. */
export function touristAttraction(
  attraction: AttractionWithTown,
  business: Pick<Business, 'origin'>,
): TouristAttractionLeaf {
  const { slug, name, description, address, latitude, longitude, url, urlKind, phone, town } =
    attraction;
  return {
    '@type': 'TouristAttraction',
    '@id': nodeId.attraction(slug, business),
    name,
    description: paragraphs(description).join(' '),
    ...(address && { address: postalAddress(address) }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: geoCoordinates({ latitude, longitude }) }),
    // An operator's site isn't the attraction's own.
    ...(url && urlKind === 'official' && { url }),
    ...(phone && { telephone: international(phone) }),
    containedInPlace: cityByName(town, business),
  };
}

function postalAddress(address: NonNullable<Attraction['address']>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    ...(address.zip && { postalCode: address.zip }),
    addressCountry: 'US',
  };
}
