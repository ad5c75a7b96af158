import type { PostalAddress, TouristAttractionLeaf } from 'schema-dts';
import { international } from '../../contact/phone';
import type { Attraction } from '../../schema/attraction';
import type { Business } from '../../schema/business';
import { paragraphs } from '../../text';
import type { AttractionWithTown } from '../../towns/towns';
import { cityByName } from './city';
import { geoCoordinates } from './geo-coordinates';
import { nodeId } from './node-id';

/** A place, with what content knows of it and nothing that is guessed. */
export function touristAttraction(
  place: AttractionWithTown,
  business: Pick<Business, 'origin'>,
): TouristAttractionLeaf {
  const { slug, name, description, address, latitude, longitude, url, urlKind, phone, town } =
    place;
  return {
    '@type': 'TouristAttraction',
    '@id': nodeId.place(slug, business),
    name,
    description: paragraphs(description).join(' '),
    ...(address && { address: postalAddress(address) }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: geoCoordinates({ latitude, longitude }) }),
    // The site of whoever runs a place is not the place's own.
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
