import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { FirstQuestions } from './first-questions';

const { business, pages } = testContent;
const { payments, who, languages, waiting, urgent, cost, signing, document, accessibility } =
  pages.contact.questions;

function shown(facts: Pick<Business, 'payments' | 'languages' | 'answers'>) {
  render(<FirstQuestions pages={pages} business={{ ...business, ...facts }} />);
  return screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
}

const everyones = [urgent, cost, signing, document, accessibility].map(({ question, answer }) => [
  question,
  answer,
]);

it("shows the owner's answers after those that hold for everyone", () => {
  const answers = { who: 'I do.', waiting: 'I wait.' };
  expect(shown({ payments: ['Cash', 'Check'], languages: ['English'], answers })).toEqual([
    ...everyones,
    [payments.question, 'Cash and Check'],
    [who.question, 'I do.'],
    [languages.question, 'English'],
    [waiting.question, 'I wait.'],
  ]);
});

it('has no question that only the owner can answer until it is answered', () => {
  expect(shown({ payments: [], languages: [], answers: {} })).toEqual(everyones);
});
