import { testContent } from '../../lib/content/test-content.fixture';
import { routes, singlePages } from '../../lib/routes';
import { siteOrigin } from '../../lib/site';

export const content = testContent;
export const origin = siteOrigin(content.business);

/** One page of each kind; the two towns and two attractions that differ most. */
export const samplePages = [
  routes.home,
  ...singlePages().map((page) => routes[page]),
  routes.service('closing-papers'),
  routes.town('alder-falls'),
  routes.town('marl-creek'),
  routes.attraction('nine-foot-overlook'),
  routes.attraction('thornby-boat-sheds'),
  routes.legal('privacy-policy'),
];
