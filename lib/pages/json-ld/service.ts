import type { FAQPageLeaf, ServiceLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Service } from '../../schema/service';
import { type Origin, siteUrl } from '../../site';
import { plainText } from '../../text';
import { notaryId } from './notary';

/** A service. The area served is a property of its provider. */
export function service(
  { slug, title, description }: Pick<Service, 'slug' | 'title' | 'description'>,
  site: Origin,
): ServiceLeaf {
  const url = siteUrl(routes.service(slug), site);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: { '@id': notaryId(site) },
  };
}

/** The questions and answers of a service page, in the words of the page. */
export function faqPage({ slug, faq }: Pick<Service, 'slug' | 'faq'>, site: Origin): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': siteUrl(`${routes.service(slug)}#questions`, site),
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
