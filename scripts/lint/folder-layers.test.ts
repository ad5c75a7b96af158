import { dirname, join } from 'node:path';
import { code, textsIn } from './texts.fixture';

/**
 * The folders of lib and components in layers, from the bottom up. A folder imports only from layers
 * below its own, types included. Add a new folder above everything it needs.
 */
const layers = {
  lib: [
    ['text', 'money', 'file-kinds'],
    ['schema', 'file-names'],
    ['routes', 'site', 'towns', 'services', 'hours'],
    ['finder', 'pricing', 'contact', 'drawing'],
    ['content', 'pages', 'islands'],
  ],
  components: [
    ['ui', 'seo'],
    ['facts', 'share', 'testimonials'],
    ['call'],
    ['finder', 'layout', 'price'],
    ['attractions', 'legal', 'services', 'trust'],
    ['contact', 'towns'],
    ['home', 'not-found'],
  ],
};

const imported = /(?:from|import\()\s*'((?:@|\.\.?)\/[^']+)'/g;

/** Each import from another folder on the same layer or a higher one, as "lib/a/b.ts -> lib/c/d". */
function upward(folder: keyof typeof layers, sources: ReadonlyMap<string, string>): string[] {
  const layerOf = (path: string) => {
    const [top, name] = path.replace(/\.tsx?$/, '').split('/');
    if (top !== folder || !name) return undefined;
    return { name, layer: layers[folder].findIndex((folders) => folders.includes(name)) };
  };
  return [...sources].flatMap(([file, text]) => {
    const own = layerOf(file);
    if (!own || own.layer < 0) return [`${file} is in no layer`];
    return [...text.matchAll(imported)].flatMap(([, path = '']) => {
      const target = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
      const other = layerOf(target);
      if (!other || other.name === own.name || other.layer < own.layer) return [];
      return [`${file} -> ${target}`];
    });
  });
}

it('finds imports from higher layers, and a file in no layer', () => {
  const planted = new Map([
    ['lib/towns/towns.ts', "import type { A } from '../content/a'; import { b } from '../text';"],
    ['lib/pages/sitemap.ts', "import { c } from '../content/c';"],
    ['lib/cellar/wine.ts', ''],
  ]);
  expect(upward('lib', planted)).toEqual([
    'lib/towns/towns.ts -> lib/content/a',
    'lib/pages/sitemap.ts -> lib/content/c',
    'lib/cellar/wine.ts is in no layer',
  ]);
});

it.each(['lib', 'components'] as const)('finds none in %s', (folder) => {
  const sources = textsIn([folder], code);
  expect(sources.size).toBeGreaterThan(80);
  expect(upward(folder, sources)).toEqual([]);
});
