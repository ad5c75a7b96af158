import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/content/file-names';
import { isText } from '../../lib/file-types';
import { adminFolder, parseHtml, translatedTitles } from '../html';

export type ExportedSite = ReturnType<typeof exportOf>;

/** White space, non-breaking included, as a single space. */
const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

export function readExport(folder: string): ExportedSite {
  const files = fileNames(folder).map((name) => `/${name}`);
  const read = (file: string) => [file, readFileSync(join(folder, file), 'utf8')] as const;
  return exportOf(new Map(files.filter(isText).map(read)), files);
}

/** The export of text files, by paths such as /areas/index.html, and the paths of all its files. */
export const exportOf = (texts: Map<string, string>, files: Iterable<string> = texts.keys()) => ({
  texts,
  files: new Set(files),
  /** All pages but those that only redirect, and the owner's forms, which have their own tests. */
  pages: [...texts]
    .filter(([file]) => file.endsWith('.html') && !file.startsWith(`/${adminFolder}`))
    .filter(([, html]) => !html.includes('<meta http-equiv="refresh"'))
    .map(([file, html]) => parsePage(file.replace(/index\.html$/, ''), html)),
});

/** Attributes, besides href, that make the browser request something without a click. */
const loading = ['src', 'poster', 'data', 'action', 'formaction', 'ping'];

/** An HTML file of the export as it reads without JavaScript. */
function parsePage(path: string, html: string) {
  const $ = parseHtml(html);
  const translated = translatedTitles($).map((text) => collapseSpace($(text).text()));
  $('template').remove();
  const values = (name: string, of = '*') => [...$(of)].flatMap((one) => $(one).attr(name) ?? []);
  const metaOf = (attribute: string) => values('content', `meta[${attribute}]`)[0] ?? '';
  const body = $('body').clone();
  body.find('script, style').remove();
  return {
    /** Such as /areas/boise/; that of 404.html is /404.html. */
    path,
    title: $('title').first().text(),
    description: metaOf('name="description"'),
    robots: values('content', 'meta[name="robots"]').join(' and '),
    text: collapseSpace(body.text()),
    /** What a translator would translate although it has the title of the office in it. */
    translated,
    canonical: values('href', 'link[rel="canonical"]').join(' '),
    frames: [...$('iframe')].map((frame) => $(frame).attr('src') ?? ''),
    ids: new Set(values('id')),
    links: values('href', 'a'),
    /** The URLs the page loads or submits to: scripts, styles, images, forms. */
    sources: [
      ...values('href', ':not(a, area, link[rel="canonical"])'),
      ...loading.flatMap((name) => values(name, ':not(iframe)')),
      ...values('srcset').flatMap((list) => list.match(/(?<=(?:^|,)\s*)[^\s,]+/g) ?? []),
    ],
    shareImage: metaOf('property="og:image"'),
    structuredData: [...$('script[type="application/ld+json"]')].map((script) => ({
      json: $(script).text(),
      parent: $(script).parent().get(0)?.name ?? '',
    })),
  };
}
