import { faqPage, service } from './service';

const site = { origin: 'https://b.example' };

it('is provided by the notary', () => {
  const words = { slug: 'apostille', title: 'Apostille guidance', description: 'What goes where.' };
  expect(service(words, site)).toEqual({
    '@type': 'Service',
    '@id': 'https://b.example/services/apostille/#service',
    name: words.title,
    description: words.description,
    url: 'https://b.example/services/apostille/',
    provider: { '@id': 'https://b.example/#notary' },
  });
});

it('has each question with its answer, in order', () => {
  const faq = [
    { question: 'How long?', answer: 'An hour.' },
    { question: 'How much?', answer: 'Little.' },
  ];
  expect(faqPage({ slug: 'apostille', faq }, site)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://b.example/services/apostille/#questions',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
