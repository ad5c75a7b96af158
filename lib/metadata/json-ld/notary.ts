import type { NotaryLeaf, OpeningHoursSpecification } from 'schema-dts';
import { toE164 } from '../../contact/phone';
import type { Span } from '../../hours/spans';
import { routes } from '../../routes';
import { isServed } from '../../schema/authority';
import type { Business } from '../../schema/business';
import type { Closure, OpeningHours } from '../../schema/opening-hours';
import type { Town } from '../../schema/town';
import { type Origin, siteUrl } from '../../site';
import { homeTownOf } from '../../towns/towns';
import { shareWords } from '../share-images';
import { cityReference, geoCoordinates, postalAddress } from './places';

/**
 * The id by which nodes on every page refer to the business. Like every other id of a node, it must
 * not change: crawlers recognize a node from another page by it.
 */
export const notaryId = (business: Origin) => siteUrl(`${routes.home}#notary`, business);

export interface NamedTowns {
  about?: Town;
  listed?: readonly Town[];
}

/**
 * The business, whole on every page: a crawler may see no other. No rating or review, because
 * searches reject stars a business gives itself; and no email, because robots would harvest it.
 *
 * @param towns all towns, among them the home town.
 * @param named the town that the page is about, in place of the regions, or those that it lists
 *   after them. We serve only those in a state with a valid commission.
 */
export function notaryNode(
  business: Business,
  towns: readonly Town[],
  { about, listed = [] }: NamedTowns = {},
) {
  const { home, closures, payments, languages, profiles } = business;
  const homeTown = homeTownOf({ business, towns });
  const served = (about ? [about] : listed)
    .filter(({ state }) => isServed(business, state))
    .map((town) => cityReference(town, business));
  const regions = business.serviceArea.map(({ name }) => ({ '@type': 'Place', name }) as const);
  const areas = about && served.length > 0 ? served : [...regions, ...served];
  return {
    '@type': 'Notary',
    '@id': notaryId(business),
    name: business.brand,
    description: business.description,
    url: siteUrl(routes.home, business),
    image: siteUrl(routes.shareImage(shareWords.home({ business, towns }).file), business),
    telephone: toE164(business.phone),
    address: postalAddress({ ...home, city: homeTown.name, state: homeTown.state }),
    geo: geoCoordinates(homeTown),
    priceRange: business.priceRange,
    openingHoursSpecification: business.hours.map(weeklyHours),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(specialHours) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(payments.length > 0 && { paymentAccepted: payments }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies NotaryLeaf;
}

/** Closing before opening means the next day (schema.org). */
function timesOf({ opens, closes, byAppointment }: Span) {
  return { opens, closes, ...(byAppointment && { description: 'By appointment only' }) };
}

const weeklyHours = ({ days, ...times }: OpeningHours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  ...timesOf(times),
});

/** Opening and closing at midnight means closed all day (schema.org). */
const closed: Span = { opens: '00:00', closes: '00:00', byAppointment: false };

const specialHours = ({ from, to, hours = closed }: Closure): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: to,
  ...timesOf(hours),
});
