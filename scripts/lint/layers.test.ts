import { dirname, join } from 'node:path';
import { foundIn } from './texts.fixture';

/**
 * Who imports whom, types included. A top folder imports from itself and from those it names; a
 * folder or file on a level only from levels below its own. Put a new one above everything it needs.
 */
const layers: Record<string, { below: readonly string[]; levels?: readonly string[][] }> = {
  lib: {
    below: [],
    levels: [
      ['text', 'file-kinds', 'remembered', 'states', 'fit-text'],
      ['schema'],
      ['routes', 'site', 'towns', 'services', 'hours'],
      ['finder', 'contact', 'page-words', 'drawing'],
      ['documents', 'pricing'],
      ['islands', 'content', 'pages'],
    ],
  },
  components: {
    below: ['lib'],
    levels: [
      ['ui', 'seo', 'islands'],
      ['facts', 'testimonials'],
      ['call'],
      ['finder', 'layout', 'price'],
      ['documents'],
      ['attractions', 'legal', 'services'],
      ['contact', 'towns'],
      ['home', 'not-found'],
      ['pages'],
    ],
  },
  app: { below: ['lib', 'components'] },
  scripts: { below: ['lib', 'components', 'app'] },
  e2e: { below: ['lib', 'scripts'] },
};

/** What the levels can't say: pages load and components render, and `ui` knows nothing of the domain. */
const forbidden: readonly [from: RegExp, to: RegExp][] = [
  [/^components\/(?!.*\.test\.)/, /^lib\/content\/(?:read-)?content$/],
  [/^components\/ui\/(?!.*\.test\.)/, /^lib\//],
];

const imported = /(?:from|import\(?)\s*'((?:@|\.\.?)\/[^']+)'/g;

/** What a file imports from this project, as paths from its root. */
const targetsOf = (text: string, file: string) =>
  Array.from(text.matchAll(imported), ([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  );

function placeOf(path: string) {
  const [top = '', folder = ''] = path.replace(/\.tsx?$/, '').split('/');
  const level = layers[top]?.levels?.findIndex((folders) => folders.includes(folder));
  return { top, folder, level };
}

/** What a file imports although the layers don't allow it. */
function wrong(text: string, file: string): string[] {
  const importer = placeOf(file);
  if (importer.level === -1) return ['on no level'];
  return targetsOf(text, file).filter((target) => {
    const { top, folder, level = -1 } = placeOf(target);
    if (forbidden.some(([from, to]) => from.test(file) && to.test(target))) return true;
    if (top !== importer.top) return top in layers && !layers[importer.top]?.below.includes(top);
    return folder !== importer.folder && level >= (importer.level ?? 0);
  });
}

it.each([
  ['lib/towns/a.ts', '../content/a', 'lib/content/a'],
  ['lib/pages/a.ts', '../content/c', 'lib/content/c'],
  ['lib/towns/a.ts', '@/components/ui/a', 'components/ui/a'],
  ['components/price/a.tsx', '@/lib/content/read-content', 'lib/content/read-content'],
  ['components/ui/a.tsx', '@/lib/text', 'lib/text'],
  ['app/page.tsx', '@/e2e/specs/site', 'e2e/specs/site'],
  ['lib/unknown/a.ts', '../text', 'on no level'],
  // What is allowed.
  ['lib/towns/a.ts', '../text'],
  ['components/price/a.tsx', '@/lib/pricing/a'],
  ['components/ui/a.test.tsx', '@/lib/text'],
  ['scripts/build/a.ts', '../serve/a'],
  ['scripts/checks/a.ts', '../../package.json'],
])('judges that %s imports %s', (file, path, ...targets) => {
  expect(wrong(`import type { A } from '${path}';`, file)).toEqual(targets);
  expect(wrong(`const a = import('${path}');`, file)).toEqual(targets);
});

it.each(Object.keys(layers))('holds in %s', (top) => {
  expect(foundIn([top], wrong)).toEqual([]);
});
