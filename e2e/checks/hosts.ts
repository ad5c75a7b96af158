import type { Content } from '../../lib/schema/content';
import type { ExportedPage } from './exported-page';
import type { ExportedSite } from './exported-site';
import { type Finding, pluralize } from './finding';

/** Where links to maps and directions lead (lib/towns/google-maps.ts). */
const mapsHost = 'www.google.com';
const schemaHost = 'schema.org';

/**
 * Only plain links leave the site, to hosts that content names or to maps, and no page, style or
 * picture asks another host for anything.
 */
export function checkHosts(site: ExportedSite, content: Content, origin: string): Finding {
  const own = new URL(origin).host;
  const known = new Set([...hostsIn(JSON.stringify(content)), own]);
  const links = site.pages.flatMap(({ path, outsideLinks }) =>
    outsideLinks
      .map((link) => ({ ...link, path, host: hostOf(link.href, origin) }))
      .filter(({ host }) => host !== own),
  );
  return {
    count: links.length,
    checked: `${pluralize(links.length, 'link')} to other hosts on ${pluralize(site.pages.length, 'page')}`,
    problems: [
      ...links.flatMap((link) => linkProblems(link, known)),
      ...site.pages.flatMap((page) => [
        ...loadProblems(page, origin),
        ...dataProblems(page, known),
      ]),
      ...[...site.texts].flatMap(([file, text]) => styleProblems(file, text)),
    ],
  };
}

/** The host that a link leads to; nothing where it is no address, such as http:// alone. */
function hostOf(href: string, origin: string): string | undefined {
  return URL.canParse(href, origin) ? new URL(href, origin).host : undefined;
}

function linkProblems(
  { path, href, rel, host }: { path: string; href: string; rel: string; host: string | undefined },
  known: ReadonlySet<string>,
): string[] {
  if (host === undefined) return [`${path} -> ${href}: expected an address, found none`];
  return [
    ...(rel === 'noopener' ? [] : [`${path} -> ${href}: expected rel="noopener", found "${rel}"`]),
    ...(known.has(host) || host === mapsHost
      ? []
      : [`${path} -> ${href}: expected a host that content names, found ${host}`]),
  ];
}

function loadProblems({ path, sources, elements }: ExportedPage, origin: string): string[] {
  return [
    ...sources
      .filter((url) => /^(?:https?:)?\/\//.test(url) && !url.startsWith(`${origin}/`))
      .map((url) => `${path}: expected that it loads from this site only, found ${url}`),
    ...(elements.has('iframe')
      ? [`${path}: expected no frame before a click, found an iframe`]
      : []),
  ];
}

/** The hosts in structured data, in the canonical and in what the networks show. */
function dataProblems(page: ExportedPage, known: ReadonlySet<string>): string[] {
  const { path, canonical, shareImage, structuredData } = page;
  const data = [canonical, shareImage.url, ...structuredData.map(({ json }) => json)].join(' ');
  return hostsIn(data)
    .filter((host) => !known.has(host) && host !== schemaHost)
    .map((host) => `${path}: expected only hosts that content names in its data, found ${host}`);
}

function styleProblems(file: string, text: string): string[] {
  if (!file.endsWith('.css')) return [];
  return [...text.matchAll(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)"']*/g)].map(
    ([found]) => `${file}: expected that it loads from this site only, found ${found}`,
  );
}

function hostsIn(text: string): string[] {
  const hosts = [...text.matchAll(/https?:\/\/([a-z0-9.:-]+)/gi)].map(([, host]) => host ?? '');
  return [...new Set(hosts)];
}
