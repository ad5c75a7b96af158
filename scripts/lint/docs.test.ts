import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scripts } from '../../package.json';
import { textsOfFiles } from './texts.fixture';

/** Documents and comments name only commands, files, links and decisions that exist. */

const folders = ['app', 'components', 'content', 'docs', 'e2e', 'lib', 'public', 'scripts'];
const texts = textsOfFiles(folders, /\.(?:tsx?|css|md|yaml)$/);
for (const file of readdirSync('.')) {
  if (file.endsWith('.md')) texts.set(file, readFileSync(file, 'utf8'));
}
texts.delete('scripts/lint/docs.test.ts');
const decisions = readdirSync('docs/decisions').map((file) => file.split('-')[0]);

const comment = /^\s*(?:\/?\*|\/\/|#).*|\s\/\/ .*$/gm;

const command = /npm run ([\w:-]+)/g;
const inBackticks = RegExp(`(?<=\`)(?:${folders.join('|')})/[^\`\\s<*…{]*`, 'g');
const inComment = RegExp(
  `${inBackticks.source}|(?<![\\w/@.<-])(?:${folders.join('|')})/[\\w./()[\\]-]+\\.(?:tsx?|css|md|txt|ya?ml)\\b`,
  'g',
);
/** A file without its folder, which the document has named before. */
const nameAlone = /(?<=`)[\w.-]+\.(?:tsx?|css)(?=`)/g;
const names = new Set([...texts.keys()].map((file) => basename(file)));
const link = /(?<=\]\()(?!https?:|mailto:)([^)#]*)(?:#([^)]+))?(?=\))/g;

/** A file that the owner may rename or remove. */
const record = /^content\/(?:legal|services|towns)\/./;

/** What a document or a comment names that doesn't exist. */
function deadNames(file: string, text: string): string[] {
  const isDocument = /^(?:docs\/.*|content\/)?[^/]+\.md$/.test(file);
  const words = isDocument ? text : (text.match(comment)?.join('\n') ?? '');
  const dead = (within: string, names: RegExp, exists: (...match: string[]) => boolean) =>
    [...within.matchAll(names)].filter((match) => !exists(...match)).map(([name]) => name);
  const isFile = (path: string) => existsSync(path) || record.test(path);
  return [
    ...dead(words, command, (_all, name = '') => name in scripts),
    ...dead(words, isDocument ? inBackticks : inComment, isFile),
    ...dead(isDocument ? text : '', nameAlone, (name) => names.has(name) || existsSync(name)),
    ...dead(isDocument ? text : '', link, (_all, path, anchor) => {
      const target = path ? join(dirname(file), path) : file;
      return existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
    }),
    ...dead(text, /\bdecisions?[ /](\d+)/g, (_all, number) => decisions.includes(number)),
  ];
}

/** The anchors GitHub gives a document's headings. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').toLowerCase();
  const headings = text.match(/(?<=^#+ ).+$/gm) ?? [];
  return headings.map((heading) => heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'));
}

it.each([
  ['README.md', 'Type `npm run fly`.', ['npm run fly']],
  ['README.md', 'See `lib/wings.ts`.', ['lib/wings.ts']],
  ['docs/decisions/1.md', 'It has `prose.ts` and `wings.tsx` (`seal.ts`).', ['wings.tsx']],
  ['README.md', '[Wings](docs/wings.md), [more](#wings)', ['docs/wings.md', '#wings']],
  ['lib/a.ts', '/** As scripts/fly.ts has it,\n * see lib/text/prose.ts */', ['scripts/fly.ts']],
  ['lib/a.ts', 'a(); // As in lib/wings.ts (`npm run fly`).', ['npm run fly', 'lib/wings.ts']],
  ['lib/a.ts', 'decision 17, decisions/12, decision 0001', ['decision 17', 'decisions/12']],
])('finds what %s names and does not exist: %s', (file, text, found) => {
  expect(deadNames(file, text)).toEqual(found);
});

it('no text names what does not exist', () => {
  expect(texts.size).toBeGreaterThan(300);
  const dead = [...texts].flatMap(([file, text]) =>
    deadNames(file, text).map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});
