import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';

type Origin = Pick<Business, 'origin'>;

/**
 * The names by which nodes on different pages know each other. They last as long as the addresses
 * that they begin with: who has read one page may meet the node again on another.
 */
export const nodeId = {
  notary: (business: Origin) => siteUrl(`${routes.home}#notary`, business),
  webSite: (business: Origin) => siteUrl(`${routes.home}#website`, business),
  service: (slug: string, business: Origin) => siteUrl(`${routes.service(slug)}#service`, business),
  questions: (slug: string, business: Origin) =>
    siteUrl(`${routes.service(slug)}#questions`, business),
  town: (slug: string, business: Origin) => siteUrl(`${routes.town(slug)}#town`, business),
  place: (slug: string, business: Origin) => siteUrl(`${routes.place(slug)}#place`, business),
} as const;
