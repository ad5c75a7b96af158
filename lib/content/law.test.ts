/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { testContent } from './test-content.fixture';

const { business } = testContent;
const { ID, OR } = business.law;

it('quotes Idaho Code 51-125(4) word for word', () => {
  expect(ID.statement).toBe(
    'I am not an attorney licensed to practice law in this state. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
  );
});

it('quotes ORS 194.350(4)(b) word for word', () => {
  expect(OR.statement).toBe(
    'I am not an attorney licensed to practice law. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
  );
});

it('has the highest fees of Idaho Code 51-133 and ORS 194.400', () => {
  expect(ID.highestFee).toBe(5);
  expect(OR.highestFee).toBe(10);
  expect(OR.highestRemoteFee).toBe(25);
});

it('has no file with the word that both states forbid', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.(yaml|md|txt)$/.test(name))
    .map((name) => readFileSync(`content/${name}`, 'utf8'));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /notario/i.test(text))).toEqual([]);
});
