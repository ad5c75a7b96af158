import type { WebSiteLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';
import { nodeId } from './node-id';

export function webSite(business: Pick<Business, 'brand' | 'origin'>): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': nodeId.webSite(business),
    name: business.brand,
    url: siteUrl(routes.home, business),
    publisher: { '@id': nodeId.notary(business) },
    inLanguage: 'en-US',
  };
}
