/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folders in lib and components ("rooms") on their floors, from the bottom up. A room imports
 * only from floors below its own, types included. Add a new room above everything that it needs.
 */
const floors = {
  lib: [
    ['schema', 'text', 'money'],
    ['routes', 'site', 'towns', 'services', 'hours'],
    ['finder', 'pricing', 'contact', 'drawing'],
    ['content', 'pages', 'islands'],
  ],
  components: [
    ['ui', 'seo'],
    ['facts', 'finder', 'share', 'testimonials'],
    ['call'],
    ['layout', 'price'],
    ['attractions', 'legal', 'services'],
    ['contact', 'towns'],
    ['home', 'not-found'],
  ],
};

const imported = /(?:from|import\()\s*'((?:@|\.\.?)\/[^']+)'/g;

/** Each import from another room on the same floor or a higher one, as "lib/a/b.ts -> lib/c/d". */
function upward(folder: keyof typeof floors, sources: ReadonlyMap<string, string>): string[] {
  const floorOf = (path: string) => {
    const [top, room] = path.replace(/\.tsx?$/, '').split('/');
    if (top !== folder || !room) return undefined;
    return { room, floor: floors[folder].findIndex((rooms) => rooms.includes(room)) };
  };
  return [...sources].flatMap(([file, text]) => {
    const own = floorOf(file);
    if (!own || own.floor < 0) return [`${file} is in no room`];
    return [...text.matchAll(imported)].flatMap(([, path = '']) => {
      const target = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
      const other = floorOf(target);
      if (!other || other.room === own.room || other.floor < own.floor) return [];
      return [`${file} -> ${target}`];
    });
  });
}

function sourcesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  return new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
}

it('finds imports from higher floors, and a file in no room', () => {
  const planted = new Map([
    [
      'lib/towns/towns.ts',
      "import type { A } from '../content/a';\nimport { b } from '../text';\n",
    ],
    ['lib/pages/sitemap.ts', "import { c } from '../content/c';\n"],
    ['lib/cellar/wine.ts', ''],
  ]);
  expect(upward('lib', planted)).toEqual([
    'lib/towns/towns.ts -> lib/content/a',
    'lib/pages/sitemap.ts -> lib/content/c',
    'lib/cellar/wine.ts is in no room',
  ]);
});

it.each(['lib', 'components'] as const)('finds none in %s', (folder) => {
  const sources = sourcesOf(folder);
  expect(sources.size).toBeGreaterThan(80);
  expect(upward(folder, sources)).toEqual([]);
});
