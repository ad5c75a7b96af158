import type {
  AdministrativeAreaLeaf,
  CityLeaf,
  GeoCoordinates,
  PostalAddress,
  TouristAttractionLeaf,
} from 'schema-dts';
import { toE164 } from '../../contact/phone';
import { routes } from '../../routes';
import type { Attraction } from '../../schema/attraction';
import type { Town } from '../../schema/town';
import { type Origin, siteUrl } from '../../site';
import { stateNames } from '../../states';
import { paragraphs, plainText } from '../../text/prose';
import { isInTown, ownCounty } from '../../towns/attraction-facts';
import { coordinatesOf, type Position } from '../../towns/distance';
import type { AttractionWithTown } from '../../towns/towns';

/** A reference to a town from another node; its own page has everything known about it. */
export function cityReference({ slug, name }: Town, business: Origin): CityLeaf {
  return { '@type': 'City', '@id': siteUrl(`${routes.town(slug)}#town`, business), name };
}

export const cityNode = (town: Town, business: Origin): CityLeaf => ({
  ...cityReference(town, business),
  geo: geoCoordinates(town),
  containedInPlace: countyArea(town),
});

const countyArea = ({ county, state }: Pick<Town, 'county' | 'state'>): AdministrativeAreaLeaf => ({
  '@type': 'AdministrativeArea',
  name: `${county} County`,
  containedInPlace: { '@type': 'State', name: stateNames[state] },
});

export function geoCoordinates({ latitude, longitude }: Position): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

export function touristAttractionNode(attraction: AttractionWithTown, business: Origin) {
  const { slug, name, description, address, url, urlKind, phone, town } = attraction;
  const point = coordinatesOf(attraction);
  const county = ownCounty(attraction);
  return {
    '@type': 'TouristAttraction',
    '@id': siteUrl(`${routes.attraction(slug)}#place`, business),
    name,
    description: paragraphs(plainText(description)).join(' '),
    ...(address && { address: postalAddress(address) }),
    ...(point && { geo: geoCoordinates(point) }),
    // An operator's site isn't the attraction's own.
    ...(url && urlKind === 'official' && { url }),
    ...(phone && { telephone: toE164(phone) }),
    ...(county && { containedInPlace: countyArea(county) }),
    ...(address && isInTown(attraction) && { containedInPlace: cityReference(town, business) }),
  } satisfies TouristAttractionLeaf;
}

type Address = Omit<NonNullable<Attraction['address']>, 'street'> & { street?: string | undefined };

export const postalAddress = ({ street, city, state, zip }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: city,
  addressRegion: state,
  ...(zip && { postalCode: zip }),
  addressCountry: 'US',
});
