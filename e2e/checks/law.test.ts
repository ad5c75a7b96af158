/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { parsePage } from './exported-page';
import { checkLaw } from './law';

const { business } = readContent(process.cwd());
const { ID, OR } = business.law;

const right = `${ID.statement} Idaho Code 51-125(4). Highest fee: $5 for each notarial act (Idaho
  Code 51-133). ${OR.statement} ORS 194.350(4)(b). Highest fee: $10 for each notarial act, $25 when
  an Oregon notary does it remotely (ORS 194.400). Travel is separate, agreed with you before the trip.`;

const problems = (text: string) =>
  checkLaw([parsePage('/404.html', `<p>${text}</p>`)], business).problems;

it('takes a page that says all of it', () => {
  expect(problems(right)).toEqual([]);
});

it.each([
  ID.statement,
  OR.statement,
  'Idaho Code 51-125(4).',
  'ORS 194.350(4)(b).',
  'Highest fee: $10 for each notarial act, $25 when an Oregon notary does it remotely (ORS 194.400).',
  'agreed with you before the trip',
])('finds that a page does not say "%s"', (sentence) => {
  const folded = right.replace(/\s+/g, ' ');
  expect(problems(folded.replace(sentence, ''))).toEqual([
    `/404.html: expected "${sentence}", found no such words`,
  ]);
});

it('finds another fee than the highest', () => {
  expect(problems(right.replace('$5', '$6'))).toEqual([
    '/404.html: expected "Highest fee: $5 for each notarial act (Idaho Code 51-133).", found no such words',
  ]);
});
