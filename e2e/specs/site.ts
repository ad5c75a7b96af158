import { readContent } from '../../lib/content/read-content';
import { routes, sitePaths } from '../../lib/routes';
import { siteOrigin } from '../../lib/site';
import { townsBySlug } from '../../lib/towns/towns';

/** What the export should hold, from the same content. */
export const content = readContent(process.cwd());
export const origin = siteOrigin(content.business);
export const paths = sitePaths(content);

/** Pages at a second address: their canonical is another one. */
export const secondAddresses = new Set(
  content.towns.map(({ slug }) => routes.townUnderLocations(slug)),
);

const [boise, gooding] = townsBySlug(content.towns, ['boise', 'gooding']);

/** One page of each kind, and the ones of a kind that differ most. */
export const templates = [
  routes.home,
  routes.services,
  routes.service('loan-signing'),
  routes.contact,
  routes.locations,
  routes.areas,
  routes.town(boise?.slug ?? ''),
  routes.town(gooding?.slug ?? ''),
  routes.places,
  routes.place('idaho-state-capitol'),
  routes.place('initial-point'),
  routes.legal('privacy-policy'),
];
