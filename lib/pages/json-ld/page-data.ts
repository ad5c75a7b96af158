import type { BreadcrumbListLeaf, Graph, Thing } from 'schema-dts';
import { type ListPage, listPath, routes } from '../../routes';
import type { Content } from '../../schema/content';
import type { LegalPage } from '../../schema/legal-page';
import type { Service } from '../../schema/service';
import type { Town } from '../../schema/town';
import { type Origin, siteUrl } from '../../site';
import { type AttractionWithTown, allAttractions, townsBySlug } from '../../towns/towns';
import { type Crumb, crumbsBelow, homeCrumb, listCrumbs } from '../breadcrumbs';
import { notary, notaryInBrief, webSite } from './notary';
import { attractionList, city, touristAttraction } from './places';
import { faqPage, service as serviceNode } from './service';

/** The structured data of each kind of page, as text for <StructuredData>. */

type Site = Pick<Content, 'business' | 'pages' | 'towns'>;

export function homeData({ business, towns }: Site): string {
  const main = townsBySlug(towns, business.mainTowns);
  return printGraph([notary(business, towns, main), webSite(business)]);
}

export function listData(page: ListPage, site: Site): string {
  const nodes =
    page === 'places' ? [attractionList(allAttractions(site.towns), site.business)] : [];
  return belowHome(
    listCrumbs(page, site.pages),
    listPath(page),
    site,
    nodes,
    page === 'areas' ? site.towns : [],
  );
}

export function serviceData(service: Service, site: Site): string {
  const { business } = site;
  return belowHome(
    crumbsBelow('services', service.title, site.pages),
    routes.service(service.slug),
    site,
    [serviceNode(service, business), faqPage(service, business)],
  );
}

/** The same at both URLs of the town. */
export function townData(town: Town, site: Site): string {
  const nodes = [city(town, site.business)];
  return belowHome(
    crumbsBelow('locations', town.name, site.pages),
    routes.town(town.slug),
    site,
    nodes,
    [town],
  );
}

export function attractionData(attraction: AttractionWithTown, site: Site): string {
  const nodes = [touristAttraction(attraction, site.business)];
  const { name, slug, town } = attraction;
  return belowHome(crumbsBelow('places', name, site.pages), routes.attraction(slug), site, nodes, [
    town,
  ]);
}

export function legalData({ title, slug }: LegalPage, site: Site): string {
  return belowHome([{ name: title }], routes.legal(slug), site, []);
}

export function notFoundData({ business }: Pick<Site, 'business'>): string {
  return printGraph([notaryInBrief(business, [])]);
}

function belowHome(
  crumbs: readonly Crumb[],
  path: string,
  { business, towns }: Site,
  nodes: readonly Thing[],
  named: readonly Town[] = [],
): string {
  return printGraph([
    // In full where people look for the business itself.
    path === routes.contact ? notary(business, towns, named) : notaryInBrief(business, named),
    ...nodes,
    breadcrumbList(crumbs, path, business),
  ]);
}

/**
 * The breadcrumbs of a page.
 *
 * @param crumbs those that follow Home.
 * @param path the page's own, which its last breadcrumb doesn't have.
 */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  path: string,
  site: Origin,
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...crumbs].map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(href, site),
    })),
  };
}

/** The nodes as the text of a script element; no text in them can end that element. */
export function printGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
