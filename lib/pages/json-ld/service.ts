import type { ServiceLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import type { Service } from '../../schema/service';
import { siteUrl } from '../../site';
import { nodeId } from './node-id';

/** A service. The area served is a property of its provider. */
export function service(
  { slug, title, description }: Pick<Service, 'slug' | 'title' | 'description'>,
  business: Pick<Business, 'origin'>,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': nodeId.service(slug, business),
    name: title,
    description,
    url: siteUrl(routes.service(slug), business),
    provider: { '@id': nodeId.notary(business) },
  };
}
