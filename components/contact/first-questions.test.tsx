import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { FirstQuestions } from './first-questions';

const { business, pages } = testContent;
const { questions } = pages.contact;
const show = (answers: { payments: string[]; languages: string[] }) =>
  render(
    <FirstQuestions business={{ ...business, ...answers }} copy={questions} heading="Asked" />,
  );

it('shows the questions that the owner has answered', () => {
  show({ payments: ['Cash', 'Check'], languages: [] });
  expect(screen.getByRole('definition')).toHaveTextContent('Cash and Check');
  expect(screen.getByRole('term')).toHaveTextContent(questions.payments);
});

it('renders nothing while no question is answered', () => {
  expect(show({ payments: [], languages: [] }).container).toBeEmptyDOMElement();
});
