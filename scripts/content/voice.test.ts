import { readFileSync } from 'node:fs';
import { code, textsIn } from '../lint/texts.fixture';
import { voiceNotes, voiceOf } from './voice';

const list = `
| not | but | why |
| --- | --- | --- |
| \`papers\`, \`the paper\` (to sign) | document, form | Read at breakfast |
| nobody | no one | |
`;

it('notes each listed word in backticks, with what to say instead', () => {
  const text = 'Bring the paper.\nNobody signs.\nTwo papers, and newspapers, and house-papers.';
  expect(voiceNotes('a.yaml', text, voiceOf(list))).toEqual([
    'a.yaml:1: "the paper": say document, form',
    'a.yaml:3: "papers": say document, form',
  ]);
});

it('finds no such word in the code, the schemas or the documents', () => {
  const voice = voiceOf(readFileSync('docs/voice.md', 'utf8'));
  expect(voice.length).toBeGreaterThan(5);
  const texts = textsIn(['app', 'components', 'lib', 'scripts'], code);
  for (const file of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'content/README.md']) {
    texts.set(file, readFileSync(file, 'utf8'));
  }
  expect([...texts].flatMap(([file, text]) => voiceNotes(file, text, voice))).toEqual([]);
});
