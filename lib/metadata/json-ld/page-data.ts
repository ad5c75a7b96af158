import type { BreadcrumbListLeaf, FAQPageLeaf, Graph, ServiceLeaf, Thing } from 'schema-dts';
import { routes, type SinglePage } from '../../routes';
import type { Content } from '../../schema/content';
import type { LegalText } from '../../schema/legal-page';
import type { Service } from '../../schema/service';
import type { Town } from '../../schema/town';
import { type Origin, siteUrl } from '../../site';
import { plainText } from '../../text/prose';
import { type AttractionWithTown, townsBySlug } from '../../towns/towns';
import { type Crumb, crumbsBelow, homeCrumb, singleCrumbs } from '../breadcrumbs';
import { type NamedTowns, notaryId, notaryNode } from './notary';
import { cityNode, touristAttractionNode } from './places';

/** A page's structured data, as text: first the business, then what the page is about. */

type Facts = Pick<Content, 'business' | 'towns'>;

export function homeData({ business, towns }: Facts): string {
  const main = townsBySlug(towns, business.mainTowns);
  return printGraph([notaryNode(business, towns, { listed: main })]);
}

/** @param listed the towns that the page names as served, besides the regions. */
export function singleData(page: SinglePage, content: Facts, listed: readonly Town[] = []): string {
  return belowHome(singleCrumbs(page), routes[page], content, [], { listed });
}

export function serviceData(service: Service, content: Facts): string {
  const crumbs = crumbsBelow('services', service.title);
  const questions = service.faq.length > 0 ? [faqPageNode(service, content.business)] : [];
  const nodes = [serviceNode(service, content.business), ...questions];
  return belowHome(crumbs, routes.service(service.slug), content, nodes);
}

/** The data of a town's page, the same at both of its URLs. */
export function townData(town: Town, content: Facts): string {
  const crumbs = crumbsBelow('locations', town.name);
  const nodes = [cityNode(town, content.business)];
  return belowHome(crumbs, routes.town(town.slug), content, nodes, { about: town });
}

export function attractionData(attraction: AttractionWithTown, content: Facts): string {
  const { name, slug, town } = attraction;
  const crumbs = crumbsBelow('places', name);
  const nodes = [touristAttractionNode(attraction, content.business)];
  return belowHome(crumbs, routes.attraction(slug), content, nodes, { about: town });
}

export function legalData({ title, slug }: LegalText, content: Facts): string {
  return belowHome([{ name: title }], routes.legal(slug), content);
}

export function notFoundData({ business, towns }: Facts): string {
  return printGraph([notaryNode(business, towns)]);
}

function belowHome(
  crumbs: readonly Crumb[],
  path: string,
  { business, towns }: Facts,
  nodes: readonly Thing[] = [],
  named: NamedTowns = {},
): string {
  const breadcrumbs = breadcrumbListNode(crumbs, path, business);
  return printGraph([notaryNode(business, towns, named), ...nodes, breadcrumbs]);
}

/** A service. The area served is a property of its provider. */
export function serviceNode({ slug, title, description }: Service, business: Origin): ServiceLeaf {
  const url = siteUrl(routes.service(slug), business);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: { '@id': notaryId(business) },
  };
}

/** The questions and answers of a service page, in the words of the page. */
export const faqPageNode = ({ slug, faq }: Service, business: Origin): FAQPageLeaf => ({
  '@type': 'FAQPage',
  '@id': siteUrl(`${routes.service(slug)}#questions`, business),
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** The breadcrumbs: Home, and those that follow it. The last has no path; it is the page's own. */
export const breadcrumbListNode = (crumbs: readonly Crumb[], path: string, business: Origin) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...crumbs].map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(href, business),
    })),
  }) satisfies BreadcrumbListLeaf;

/** The nodes as the text of a script element; no text in them can end that element. */
export function printGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
