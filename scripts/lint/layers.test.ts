import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foundIn } from './texts.fixture';

/**
 * Who imports whom, types included. A top folder imports from itself and from those it names; what
 * is on a level only from levels below its own. Put a new one above everything it needs.
 */
const layers: Record<string, { below: readonly string[]; levels?: readonly string[][] }> = {
  lib: {
    below: [],
    levels: [
      ['text', 'file-types', 'memoize', 'from-entries', 'routes'],
      ['states'],
      ['schema', 'fit-text'],
      ['site', 'towns', 'services', 'hours'],
      ['finder', 'contact', 'page-kinds', 'drawing', 'not-found'],
      ['documents', 'pricing'],
      ['islands', 'content', 'metadata'],
    ],
  },
  components: {
    below: ['lib'],
    levels: [
      ['ui', 'seo', 'islands'],
      ['facts', 'maps', 'testimonials'],
      ['call', 'finder'],
      ['documents', 'layout', 'price'],
      ['search'],
      ['attractions', 'legal', 'services'],
      ['contact', 'towns'],
      ['home', 'not-found'],
      ['rendered-kinds'],
    ],
  },
  app: { below: ['lib', 'components'] },
  scripts: {
    below: ['lib', 'components', 'app'],
    levels: [
      ['html', 'jest-setup', 'run-script', 'script-error', 'settings', 'virtual-module'],
      ['report-content-errors'],
      ['go-live', 'assets', 'checks', 'test-summary'],
      ['admin', 'deploy'],
      ['build', 'lint', 'serve'],
      ['content'],
    ],
  },
  e2e: { below: ['lib', 'scripts'] },
};

/** What the levels can't say: pages load, components render, and `ui` knows nothing of notaries. */
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

function partOf(path: string) {
  const [top = '', folder = ''] = path.replace(/\.tsx?$/, '').split('/');
  return {
    top,
    folder,
    id: `${top}/${folder}`,
    level: layers[top]?.levels?.findIndex((folders) => folders.includes(folder)),
  };
}

/** What a file imports although the layers don't allow it. */
function wrong(text: string, file: string): string[] {
  const importer = partOf(file);
  if (importer.level === -1) return ['on no level'];
  return targetsOf(text, file).filter((target) => {
    const { top, folder, level = -1 } = partOf(target);
    if (forbidden.some(([from, to]) => from.test(file) && to.test(target))) return true;
    if (top !== importer.top) return top in layers && !layers[importer.top]?.below.includes(top);
    return folder !== importer.folder && level >= (importer.level ?? 0);
  });
}

it.each([
  ['lib/towns/a.ts', '../content/a', 'lib/content/a'],
  ['lib/metadata/a.ts', '../content/c', 'lib/content/c'],
  ['lib/towns/a.ts', '@/components/ui/a', 'components/ui/a'],
  ['components/price/a.tsx', '@/lib/content/read-content', 'lib/content/read-content'],
  ['components/ui/a.tsx', '@/lib/text/a', 'lib/text/a'],
  ['app/page.tsx', '@/e2e/specs/site', 'e2e/specs/site'],
  ['lib/unknown/a.ts', '../text/a', 'on no level'],
  ['scripts/admin/a.ts', '../build/a', 'scripts/build/a'],
  // What is allowed.
  ['lib/towns/a.ts', '../text/a'],
  ['components/price/a.tsx', '@/lib/pricing/a'],
  ['components/ui/a.test.tsx', '@/lib/text/a'],
  ['scripts/build/a.ts', '../admin/a'],
  ['scripts/checks/a.ts', '../../package.json'],
])('judges that %s imports %s', (file, path, ...targets) => {
  expect(wrong(`import type { A } from '${path}';`, file)).toEqual(targets);
  expect(wrong(`const a = import('${path}');`, file)).toEqual(targets);
});

it.each(Object.keys(layers))('holds in %s', (top) => {
  expect(foundIn([top], wrong)).toEqual([]);
});

/**
 * The boxes of docs/parts.svg: the top folders and, in them, each other folder on its level, the
 * highest above.
 */
const boxes: Record<string, { x: number; y: number; width: number; height: number }> = {
  e2e: { x: 8, y: 8, width: 104, height: 30 },
  scripts: { x: 148, y: 8, width: 104, height: 30 },
  app: { x: 260, y: 8, width: 104, height: 30 },
  components: { x: 8, y: 68, width: 356, height: 548 },
  lib: { x: 408, y: 68, width: 580, height: 432 },
  content: { x: 408, y: 560, width: 580, height: 30 },
};
for (const top of ['components', 'lib']) {
  const { x = 0, y = 0, width = 0 } = boxes[top] ?? {};
  layers[top]?.levels?.toReversed().forEach((folders, row) => {
    const left = x + (width + 8 - folders.length * 112) / 2;
    folders.forEach((folder, column) => {
      const corner = { x: left + column * 112, y: y + 40 + row * 58 };
      boxes[`${top}/${folder}`] = { ...corner, width: 104, height: 30 };
    });
  });
}

/** Which box imports from which, as "from to", but for those where others lead there in steps. */
function arrows(): string[] {
  const next: Record<string, Set<string>> = { lib: new Set(['content']) };
  for (const line of foundIn(Object.keys(layers), targetsOf)) {
    const [file = '', target = ''] = line.split(': ');
    const [a, b] = [partOf(file), partOf(target)];
    const [from, to] = a.top === b.top ? [a.id, b.id] : [a.top, b.top];
    if (from !== to && boxes[from] && boxes[to]) next[from] = (next[from] ?? new Set()).add(to);
  }
  const steps = (from: string) => [...(next[from] ?? [])];
  const leads = (from: string, to: string): boolean =>
    steps(from).some((step) => step === to || leads(step, to));
  const isShort = (from: string, to: string) => !steps(from).some((step) => leads(step, to));
  return Object.keys(next)
    .flatMap((from) => steps(from).flatMap((to) => (isShort(from, to) ? `${from} ${to}` : [])))
    .sort();
}

/** The arrow of such a pair, to the right or down. */
function draw(pair: string): string {
  const [a, b] = pair.split(' ').map((name) => boxes[name]);
  if (!a || !b) return '';
  const bottom = a.y + a.height;
  if (b.y < bottom) return `<path d="M${a.x + a.width} ${a.y + 15}H${b.x}"/>`;
  const start = a.x + a.width / 2;
  const end = b.width > a.width ? start : b.x + b.width / 2;
  const half = (bottom + b.y) / 2;
  return `<path d="M${start} ${bottom}C${start} ${half} ${end} ${half} ${end} ${b.y}"/>`;
}

it('is drawn in docs/parts.svg; `npx jest scripts/lint/layers -u` draws it anew', () => {
  const drawn = Object.entries(boxes).map(([name, { x, y, width, height }]) => {
    const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    return `${box}<text x="${x + width / 2}" y="${y + 20}">${name.split('/').at(-1)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 996 624">
<style>text{font:14px sans-serif;text-anchor:middle}rect{fill:#e4ebf0}g rect{fill:#fff;stroke:#456}path{fill:none;stroke:#456;marker-end:url(#tip)}</style>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><polygon points="0,0 8,4 0,8"/></marker>
<rect width="996" height="624" style="fill:#fff"/>
${[...drawn.splice(0, 6), ...arrows().map(draw), `<g>${drawn.join('\n')}</g>`, '</svg>'].join('\n')}
`;
  if (process.argv.includes('-u')) writeFileSync('docs/parts.svg', svg);
  expect(readFileSync('docs/parts.svg', 'utf8')).toBe(svg);
});
