import { routes } from '../routes';
import type { Content } from '../schema/content';
import { type SinglePage, singlePages } from '../schema/pages/page-names';
import { isPreview, siteUrl } from '../site';
import { allAttractions, locationTowns, townsBySlug } from '../towns/towns';

/** A record with the date of its last real change. */
type Dated = { updated: string };

/**
 * Every page at its canonical URL, with the newest date of the records it is about, never the day of
 * the build. The phone number, hours and fees are on every page; changing only these changes no date.
 * A preview invites no one.
 */
export function siteMap(content: Content) {
  const { business, services, towns, legalPages } = content;
  if (isPreview(business)) return [];
  const page = (path: string, ...shown: Dated[]) => ({
    url: siteUrl(path, business),
    lastModified: shown.reduce((last, { updated }) => (updated > last ? updated : last), ''),
  });
  const mainTowns = townsBySlug(towns, business.mainTowns);
  /** The dated records that a page shows besides the business. */
  const about: Partial<Record<SinglePage, readonly Dated[]>> = {
    services,
    areas: towns,
    locations: locationTowns(towns, business),
    places: towns,
  };
  return [
    page(routes.home, business, ...services, ...mainTowns),
    ...singlePages().map((name) => page(routes[name], business, ...(about[name] ?? []))),
    ...services.map((service) => page(routes.service(service.slug), service)),
    ...towns.map((town) => page(routes.town(town.slug), town)),
    ...allAttractions(towns).map(({ slug, town }) => page(routes.attraction(slug), town)),
    ...legalPages.map((legalPage) => page(routes.legal(legalPage.slug), legalPage)),
  ];
}
