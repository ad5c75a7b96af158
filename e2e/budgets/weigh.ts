import { parse } from 'parse5';
import { isText } from '../../lib/file-kinds';
import { remembered } from '../../scripts/build/remembered';
import { brotli } from '../../scripts/build/steps/precompress';
import { attribute, descendants, sourceOf } from '../../scripts/pages/html-tree';
import { islandMeasure } from './budgets';

/** Types of script elements that run no code. */
const data = ['application/ld+json', 'speculationrules'];

const compressed = remembered(async (text) => (await brotli(Buffer.from(text))).length);

/**
 * Weighs a page as a browser fetches it, which takes the first icon it can draw and defers pictures
 * marked lazy; the browser tests check both.
 * @param name the page's file, as a path from the export's folder.
 * @param read gives the bytes of a file of the export.
 * @returns its weight, and the URLs of the files it fetches before the first input.
 */
export async function weighPage(name: string, read: (name: string) => Buffer) {
  const weigh = async (urls: readonly string[]) => {
    const sizes = urls.map((url) => {
      const file = url.slice(1);
      return isText(file) ? compressed(String(read(file))) : read(file).length;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };

  const page = String(read(name));
  const elements = descendants(parse(page));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const links = (relation: string) =>
    named('link').filter((link) => attribute(link, 'rel').split(' ').includes(relation));
  const scripts = named('script').filter((script) => !data.includes(attribute(script, 'type')));
  const loaded = [
    ...links('preload'),
    ...links('stylesheet'),
    ...links('icon').slice(0, 1),
    ...named('img').filter((image) => attribute(image, 'loading') !== 'lazy'),
    ...scripts,
  ].map((element) => attribute(element, 'href') || attribute(element, 'src'));
  const drawn = named('style').flatMap(
    (style) => sourceOf(style).match(/(?<=url\()\/[^)]+/g) ?? [],
  );
  const files = [...new Set([...loaded, ...drawn].filter(Boolean))];
  const islands = elements.map((element) => attribute(element, 'data-island')).filter(Boolean);
  const woken = islands.map(async (urls) => [
    islandMeasure(urls.match(/([a-z-]+)-\w+\.js/)?.[1] ?? urls),
    await weigh(urls.split(' ')),
  ]);

  const html = await compressed(page);
  return {
    path: `/${name.replace(/index\.html$/, '')}`,
    files,
    found: {
      HTML: html,
      'requests before input': 1 + files.length,
      'all before input': html + (await weigh(files)),
      style: await compressed(named('style').map(sourceOf).join('')),
      'inline script (raw)': Buffer.byteLength(scripts.map(sourceOf).join('')),
      ...Object.fromEntries(await Promise.all(woken)),
    },
  };
}
