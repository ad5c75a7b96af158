import { readContent } from '../../lib/content/read-content';
import { routes, sitePaths } from '../../lib/routes';
import { siteOrigin } from '../../lib/site';

/** The content from which out/ was built. */
export const content = readContent(process.cwd());
export const origin = siteOrigin(content.business);
export const paths = sitePaths(content);

/** One page of each kind; two towns and two attractions that differ most. */
export const templates = [
  routes.home,
  routes.services,
  routes.service('loan-signing'),
  routes.contact,
  routes.locations,
  routes.areas,
  routes.town('boise'),
  routes.town('gooding'),
  routes.places,
  routes.attraction('idaho-state-capitol'),
  routes.attraction('initial-point'),
  routes.legal('privacy-policy'),
];
