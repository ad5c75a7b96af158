import type { FAQPageLeaf } from 'schema-dts';
import type { Business } from '../../schema/business';
import type { Service } from '../../schema/service';
import { nodeId } from './node-id';

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
