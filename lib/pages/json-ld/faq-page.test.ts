import { faqPage } from './service';

it('has each question with its answer, in order', () => {
  const faq = [
    { question: 'How long?', answer: 'An hour.' },
    { question: 'How much?', answer: 'Little.' },
  ];
  expect(faqPage({ slug: 'apostille', faq }, { origin: 'https://b.example' })).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
