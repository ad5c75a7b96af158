import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';

type Origin = Pick<Business, 'origin'>;

/**
 * The ids by which nodes on different pages refer to each other. Like the URLs they begin with,
 * they must not change: crawlers recognize a node from another page by its id.
 */
export const nodeId = {
  notary: (business: Origin) => siteUrl(`${routes.home}#notary`, business),
  webSite: (business: Origin) => siteUrl(`${routes.home}#website`, business),
  service: (slug: string, business: Origin) => siteUrl(`${routes.service(slug)}#service`, business),
  questions: (slug: string, business: Origin) =>
    siteUrl(`${routes.service(slug)}#questions`, business),
  town: (slug: string, business: Origin) => siteUrl(`${routes.town(slug)}#town`, business),
  attraction: (slug: string, business: Origin) =>
    siteUrl(`${routes.attraction(slug)}#place`, business),
} as const;
