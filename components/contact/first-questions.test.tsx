import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { FirstQuestions } from './first-questions';

const { business, pages } = testContent;
const { questions } = pages.contact;
const show = (facts: Pick<Business, 'payments' | 'languages' | 'answers'>) =>
  render(<FirstQuestions business={{ ...business, ...facts }} copy={questions} heading="Asked" />);

it('shows the questions the owner has answered', () => {
  show({
    payments: ['Cash', 'Check'],
    languages: [],
    answers: { who: 'I do.', waiting: 'I wait.' },
  });
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual([questions.who, questions.payments, questions.waiting]);
  expect(texts('definition')).toEqual(['I do.', 'Cash and Check', 'I wait.']);
});

it('renders nothing while no question is answered', () => {
  expect(show({ payments: [], languages: [], answers: {} }).container).toBeEmptyDOMElement();
});
