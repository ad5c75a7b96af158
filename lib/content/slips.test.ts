import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { root, edit, message } = contentCopy();

/** Slips of a hand in any file are explained in plain words. */
it.each([
  [
    'a comma dropped from what the law requires',
    'business/law.yaml',
    'legal matters, including',
    'legal matters including',
    'law.ID.statement: expected the words of Idaho Code 51-125(4): "I am not an attorney',
  ],
  [
    'an email address without @',
    'business/contact.yaml',
    /email: .*/,
    'email: desk',
    'email: expected an email address',
  ],
  [
    'a typo in the name of a field',
    'business/contact.yaml',
    'phone:',
    'phnoe:',
    'phnoe: expected a known field, found the unknown field "phnoe"',
  ],
  [
    'five main towns',
    'business/area.yaml',
    / {2}- marl-creek\n/,
    '',
    'mainTowns: expected at least 6 entries',
  ],
  [
    'a review with seven stars',
    'testimonials.yaml',
    /rating: .*/,
    'rating: 7',
    'testimonials[0].rating: expected a number of at most 5',
  ],
  [
    'a typo in a name in braces',
    'pages/home.yaml',
    /eyebrow: .*/,
    'eyebrow: Notary in {homeTwon}',
    'eyebrow: expected {homeTown} or a name in braces that every file may use, found {homeTwon}',
  ],
])('%s', (_what, file, found, typed, told) => {
  edit(file, found, typed);
  expect(message()).toContain(told);
});

it('a listed service without a file', () => {
  rmSync(join(root(), 'content/services/family-papers.yaml'));
  expect(message()).toContain('expected the slug of a service, found "family-papers"');
});
