import type { ExportedSite } from './exported-site';

/** The pages that /sitemap.xml names; none where it is not there. */
export function sitemapEntries({ texts }: ExportedSite): { loc: string; lastmod: string }[] {
  const xml = texts.get('/sitemap.xml') ?? '';
  const textIn = (entry: string, name: string) =>
    new RegExp(`<${name}>\\s*(.*?)\\s*</${name}>`, 's').exec(entry)?.[1] ?? '';
  return [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => ({
    loc: textIn(entry, 'loc').replaceAll('&amp;', '&'),
    lastmod: textIn(entry, 'lastmod'),
  }));
}
