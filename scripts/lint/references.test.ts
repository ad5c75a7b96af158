/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

/** Every reference to a decision names one that exists. */

const records = readdirSync('docs/decisions');
const texts = ['app', 'components', 'content', 'docs', 'e2e', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .concat(readdirSync('.'))
  .filter((name) => /\.(?:tsx?|css|md|yaml)$/.test(name));

/** The references in a text to decisions that do not exist. */
function deadReferences(text: string): string[] {
  const numbers = [...text.matchAll(/\bdecisions?[ /](\d+)/g)];
  return numbers
    .filter(([, number = '']) => !records.some((name) => name.startsWith(`${number}-`)))
    .map(([reference]) => reference);
}

it.each(['decision 17', 'decision 9999', 'decisions/12'])('finds %s', (reference) => {
  expect(deadReferences(`Why (${reference}).`)).toEqual([reference]);
});

it('accepts a four-digit number that has a file', () => {
  expect(deadReferences('Why (decision 0001), as decisions/0002 says.')).toEqual([]);
});

it('finds none in the sources and the documentation', () => {
  expect(texts.length).toBeGreaterThan(300);
  const dead = texts
    .filter((name) => !name.endsWith('references.test.ts'))
    .flatMap((name) =>
      deadReferences(readFileSync(name, 'utf8')).map((text) => `${name}: ${text}`),
    );
  expect(dead).toEqual([]);
});
