import { questionProblems } from './questions';

const page = { questions: [{ question: 'What is it?', answer: 'A stamp.' }] };
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});
const problems = (mainEntity: unknown) =>
  questionProblems(page, [{ '@type': 'FAQPage', mainEntity }]);

it('takes the question that the page shows, in a list or alone', () => {
  expect(problems([question('What is it?', 'A  stamp.')])).toEqual([]);
  expect(problems(question('What is it?', 'A stamp.'))).toEqual([]);
});

it('finds an answer in other words, and a question that the page does not show', () => {
  expect(problems([question('What is it?', 'A seal.')])).toEqual([
    'expected among the questions of the data "What is it?: A stamp.", found "What is it?: A seal."',
  ]);
  expect(problems([question('What is it?', 'A stamp.'), question('Why?', 'The law.')])).toEqual([
    'expected the 1 questions of the page in the data, found 2',
  ]);
});

it('leaves a page without questions in its data to others', () => {
  expect(questionProblems(page, [])).toEqual([]);
});
