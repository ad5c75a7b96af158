import { routes } from '../../routes';
import { type Origin, siteUrl } from '../../site';

/**
 * The ids by which nodes on different pages refer to each other. Like the URLs they begin with,
 * they must not change: crawlers recognize a node from another page by its id.
 */
export const nodeId = {
  notary: (site: Origin) => siteUrl(`${routes.home}#notary`, site),
  webSite: (site: Origin) => siteUrl(`${routes.home}#website`, site),
  service: (slug: string, site: Origin) => siteUrl(`${routes.service(slug)}#service`, site),
  questions: (slug: string, site: Origin) => siteUrl(`${routes.service(slug)}#questions`, site),
  town: (slug: string, site: Origin) => siteUrl(`${routes.town(slug)}#town`, site),
  attraction: (slug: string, site: Origin) => siteUrl(`${routes.attraction(slug)}#place`, site),
} as const;
