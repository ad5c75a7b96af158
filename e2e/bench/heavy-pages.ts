import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';

const { business } = readContent(contentRoot());
const [service = ''] = business.services;
const [town = ''] = business.mainTowns;

/** One page of each heavy kind on the site built from content/: the first service, first town. */
export const heavyPages = {
  home: routes.home,
  service: routes.service(service),
  town: routes.town(town),
  places: routes.places,
  contact: routes.contact,
} as const;

/** The first letter of that town: the finder has an option for it. */
export const letter = town.charAt(0);
