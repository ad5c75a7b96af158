import { readFileSync } from 'node:fs';
import { foundIn } from '../lint/texts.fixture';
import { voiceOf } from './voice';

const list = `
| not | but | why |
| --- | --- | --- |
| \`papers\`, \`the paper\` (to sign) | document, form | Read at breakfast |
| nobody | no one | |
`;

it('notes each listed word in backticks, with what to say instead', () => {
  const text = 'Bring the paper.\nNobody signs.\nTwo papers, and newspapers, and house-papers.';
  expect(voiceOf(list)(text, 'a.yaml')).toEqual([
    'a.yaml:1: "the paper": say document, form',
    'a.yaml:3: "papers": say document, form',
  ]);
});

it('finds no such word in the code, the schemas or the documents', () => {
  const guide = readFileSync('docs/voice.md', 'utf8');
  const notes = voiceOf(guide);
  // The list itself has each of its words.
  expect(notes(guide, 'docs/voice.md').length).toBeGreaterThan(10);
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'content/README.md'];
  expect(documents.flatMap((file) => notes(readFileSync(file, 'utf8'), file))).toEqual([]);
  expect(foundIn(['app', 'components', 'lib', 'scripts'], notes)).toEqual([]);
});
