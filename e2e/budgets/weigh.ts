import { isText } from '../../lib/file-types';
import { memoize } from '../../lib/memoize';
import { routes } from '../../lib/routes';
import { brotli } from '../../scripts/build/steps/precompress';
import { parseHtml } from '../../scripts/html';

type Read = (name: string) => Buffer;

const compressed = memoize(async (text: string) => (await brotli(Buffer.from(text))).length);

/** What these files of an export weigh together; a path may begin with a slash. */
export async function weigh(names: readonly string[], read: Read): Promise<number> {
  const sizes = names.map((name) =>
    isText(name) ? compressed(String(read(name))) : read(name).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Weighs a page as a browser fetches it, which takes the first icon it can draw and defers pictures
 * marked lazy; the browser tests check both.
 * @param name the page's file, as a path from the export's folder.
 * @param read gives the bytes of a file of the export.
 * @returns its weight, and the URLs of the files it fetches before the first input.
 */
export async function weighPage(name: string, read: Read) {
  const page = String(read(name));
  const $ = parseHtml(page);
  $('template').remove();
  $('link[rel="icon"]:gt(0), img[loading="lazy"]').remove();
  const loaded = $('[rel="preload"], [rel="stylesheet"], [rel="icon"], img, script').map(
    (_, { attribs }) => attribs['href'] || attribs['src'],
  );
  const drawn =
    $('style')
      .text()
      .match(/(?<=url\()\/[^)]+/g) ?? [];
  const files = [...new Set([...loaded, ...drawn])];
  const woken = $('[data-island]').map(async (_, { attribs: { 'data-island': urls = '' } }) => [
    `island ${urls.match(/([a-z-]+)-\w+\.js/)?.[1]}`,
    await weigh(urls.split(' '), read),
  ]);

  const html = await compressed(page);
  const path = `/${name.replace(/index\.html$/, '')}`;
  return {
    path,
    files,
    found: {
      [path === routes.places ? 'HTML with all attractions' : 'HTML']: html,
      'requests before input': 1 + files.length,
      'all before input': html + (await weigh(files, read)),
      ...Object.fromEntries(await Promise.all(woken)),
    },
  };
}
