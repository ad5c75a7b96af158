import type { NotaryLeaf, OpeningHoursSpecification, WebSiteLeaf } from 'schema-dts';
import { international } from '../../contact/phone';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import type { Closure, OpeningHours } from '../../schema/opening-hours';
import type { Town } from '../../schema/town';
import { siteUrl } from '../../site';
import { townBySlug } from '../../towns/towns';
import { shareFile } from '../share-images';
import { nodeId } from './node-id';
import { cityByName, geoCoordinates } from './places';

/**
 * The business. No rating or review, because search engines reject stars a business gives itself;
 * no email, because robots would harvest it; and no street, because there is no office.
 *
 * @param towns all towns, among them the home town.
 * @param named the towns the page is about. Those we may serve are in `areaServed`, after the
 *   regions. Only the list of towns names them all: on every page, they would outweigh the page's own
 *   text.
 */
export function notary(business: Business, towns: readonly Town[], named: readonly Town[]) {
  const { home, closures, payments, languages, profiles } = business;
  const homeTown = townBySlug(towns, home.town);
  const regions = business.serviceArea.map((name) => ({ '@type': 'Place', name }) as const);
  const { areaServed = [], ...brief } = notaryInBrief(business, named);
  const areas = [...regions, ...areaServed];
  return {
    ...brief,
    description: business.description,
    image: siteUrl(routes.shareImage(shareFile.home), business),
    address: {
      '@type': 'PostalAddress',
      addressLocality: homeTown.name,
      addressRegion: homeTown.state,
      postalCode: home.zip,
      addressCountry: home.country,
    },
    geo: geoCoordinates(homeTown),
    priceRange: business.priceRange,
    openingHoursSpecification: business.hours.map(weeklyHours),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(daysOff) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(payments.length > 0 && { paymentAccepted: payments }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies NotaryLeaf;
}

/** The same business where another thing is described: which one it is, and that it comes there. */
export function notaryInBrief(business: Business, named: readonly Town[]) {
  const areas = named
    .filter(({ state }) => business.authority.states.includes(state))
    .map((town) => cityByName(town, business));
  return {
    '@type': 'Notary',
    '@id': nodeId.notary(business),
    name: business.brand,
    url: siteUrl(routes.home, business),
    telephone: international(business.phone),
    ...(areas.length > 0 && { areaServed: areas }),
  } as const;
}

export function webSite(business: Pick<Business, 'brand' | 'origin'>): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': nodeId.webSite(business),
    name: business.brand,
    url: siteUrl(routes.home, business),
    publisher: { '@id': nodeId.notary(business) },
    inLanguage: 'en-US',
  };
}

/** Closing before opening means the next day (schema.org). */
function weeklyHours({ days, byAppointment, ...times }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...times,
    ...(byAppointment && { description: 'By appointment only' }),
  };
}

/** Opening and closing at midnight means closed all day (schema.org). */
function daysOff({ from, to }: Closure): OpeningHoursSpecification {
  const closed = { opens: '00:00', closes: '00:00' };
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, ...closed };
}
