import type { FAQPageLeaf, ServiceLeaf } from 'schema-dts';
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

/** The questions and answers of a service page, in the words of the page. */
export function faqPage(
  { slug, faq }: Pick<Service, 'slug' | 'faq'>,
  business: Pick<Business, 'origin'>,
): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': nodeId.questions(slug, business),
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
