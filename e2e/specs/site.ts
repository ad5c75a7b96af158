import { testContent } from '../../lib/content/test-content.fixture';
import { routes } from '../../lib/routes';
import { siteOrigin } from '../../lib/site';

/** The content of the site the tests visit. */
export const content = testContent;
export const origin = siteOrigin(content.business);

/** One page of each kind; the two towns and two attractions that differ most. */
export const templates = [
  routes.home,
  routes.services,
  routes.service('closing-papers'),
  routes.contact,
  routes.locations,
  routes.areas,
  routes.town('alder-falls'),
  routes.town('marl-creek'),
  routes.places,
  routes.attraction('nine-foot-overlook'),
  routes.attraction('thornby-boat-sheds'),
  routes.legal('privacy-policy'),
];
