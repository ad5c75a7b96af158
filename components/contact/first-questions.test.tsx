import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { FirstQuestions } from './first-questions';

const { business, pages } = testContent;
const { urgent, travel, payments, who, languages, waiting } = pages.contact.questions;

function shown(facts: Pick<Business, 'payments' | 'languages' | 'answers'>) {
  render(<FirstQuestions pages={pages} business={{ ...business, ...facts }} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const answers = texts('definition');
  return texts('term').map((question, index) => [question, answers[index]]);
}

const everyones = [
  [urgent.question, urgent.answer],
  [travel.question, travel.answer],
];

it("shows the owner's answers, and what to ask in place of those that visitors ask first", () => {
  const answers = { who: 'I do.', waiting: 'I wait.' };
  expect(shown({ payments: ['Cash', 'Check'], languages: [], answers })).toEqual([
    ...everyones,
    [payments.question, 'Cash and Check'],
    [who.question, 'I do.'],
    [languages.question, languages.until],
    [waiting.question, 'I wait.'],
  ]);
});

it('says whom to ask until the owner has answered anything', () => {
  expect(shown({ payments: [], languages: [], answers: {} })).toEqual([
    ...everyones,
    [payments.question, payments.until],
    [who.question, who.until],
    [languages.question, languages.until],
  ]);
});
