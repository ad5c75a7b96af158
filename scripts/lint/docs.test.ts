import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scripts } from '../../package.json';
import { textsIn } from './texts.fixture';

/** Documents name only commands, files and links that exist; all texts, only existing decisions. */

const texts = textsIn(
  ['app', 'components', 'content', 'docs', 'e2e', 'lib', 'scripts'],
  /\.(?:tsx?|css|md|yaml)$/,
);
for (const file of readdirSync('.')) {
  if (file.endsWith('.md')) texts.set(file, readFileSync(file, 'utf8'));
}
const decisions = readdirSync('docs/decisions').map((file) => file.split('-')[0]);

const isDocument = (file: string) => /^(?:docs\/.*|content\/)?[^/]+\.md$/.test(file);
// A record that another one supersedes may name what is gone.
const documents = [...texts].filter(
  ([file, text]) => isDocument(file) && !text.includes('Superseded by'),
);

/** What a document names that doesn't exist. */
function deadNames(file: string, text: string): string[] {
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(
    ([, name = '']) => !(name in scripts),
  );
  const folders = /(?<=`)(?:app|components|content|docs|e2e|lib|public|scripts)\/[^`\s<*…{]*/g;
  const paths = [...text.matchAll(folders)].filter(([path]) => !existsSync(path));
  const link = /(?<=\]\()(?!https?:|mailto:)([^)#]*)(?:#([^)]+))?(?=\))/g;
  const links = [...text.matchAll(link)].filter(([, path, anchor]) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  return [...commands, ...paths, ...links].map(([name]) => name);
}

/** The anchors GitHub gives a document's headings. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8')
    .toLowerCase()
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'),
  );
}

const deadDecisions = (text: string) =>
  [...text.matchAll(/\bdecisions?[ /](\d+)/g)]
    .filter(([, number]) => !decisions.includes(number))
    .map(([reference]) => reference);

it.each([
  ['a command', 'Type `npm run fly`.', 'npm run fly'],
  ['a file', 'See `lib/wings.ts`.', 'lib/wings.ts'],
  ['a link', '[Wings](docs/wings.md)', 'docs/wings.md'],
  ['an anchor', '[Wings](#wings)', '#wings'],
])('finds %s that does not exist', (_what, text, found) => {
  expect(deadNames('README.md', text)).toEqual([found]);
});

it.each(documents)('%s names only what exists', (file, text) => {
  expect(deadNames(file, text)).toEqual([]);
});

it('finds decisions that do not exist', () => {
  const dead = ['decision 17', 'decision 9999', 'decisions/12'];
  expect(deadDecisions(`${dead.join(', ')} and decision 0001, decisions/0002.`)).toEqual(dead);
});

it('no text names a decision that does not exist', () => {
  expect(texts.size).toBeGreaterThan(300);
  texts.delete('scripts/lint/docs.test.ts');
  const dead = [...texts].flatMap(([file, text]) =>
    deadDecisions(text).map((reference) => `${file}: ${reference}`),
  );
  expect(dead).toEqual([]);
});
