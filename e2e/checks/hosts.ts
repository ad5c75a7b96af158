import { mapsOrigin } from '../../lib/schema/maps-origin';
import { type Check, expectation, located, onPages } from './finding';

/**
 * Only plain links leave the site, to hosts that content names or to maps, and no page, style or
 * image requests anything from another host.
 */
export const checkHosts: Check = ({ pages }, { content, origin }) => {
  const known = hostsIn([JSON.stringify(content), origin, mapsOrigin, 'https://schema.org']);
  const outside = pages
    .flatMap(({ path, anchors }) => anchors.map((anchor) => ({ ...anchor, path })))
    .map((link) => ({ ...link, host: otherHost(link.href, origin) }))
    .filter(({ host }) => host !== '');
  return {
    count: outside.length,
    unit: 'external link',
    problems: [
      ...outside.flatMap(({ path, href, rel, host }) =>
        located(`${path} -> ${href}`, [
          ...expectation(rel === 'noopener', 'rel="noopener"', `"${rel}"`),
          ...expectation(known.has(host), 'a host that content names', host),
        ]),
      ),
      ...onPages(pages, ({ sources, styles, elements, canonical, shareImage, structuredData }) => {
        const loads = sources.filter((url) => otherHost(url, origin) !== '');
        const imports = styles.match(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)"']*/g) ?? [];
        const data = [canonical, shareImage.url, ...structuredData.map(({ json }) => json)];
        return [
          ...[...loads, ...imports].map(
            (url) => `expected requests to this site only, found ${url}`,
          ),
          ...expectation(!elements.has('iframe'), 'no frame before a click', 'an iframe'),
          ...[...hostsIn(data)].flatMap((host) =>
            expectation(known.has(host), 'only hosts that content names in its data', host),
          ),
        ];
      }),
    ],
  };
};

/** The host of another site that a URL leads to; none for this site, tel:, data: and the like. */
function otherHost(url: string, origin: string): string {
  // The check of links reports what is no URL.
  if (!URL.canParse(url, origin)) return '';
  const target = new URL(url, origin);
  return target.origin === origin ? '' : target.host;
}

function hostsIn(texts: readonly string[]): Set<string> {
  const urls = texts.join(' ').matchAll(/https?:\/\/([a-z0-9.:-]+)/gi);
  return new Set([...urls].map(([, host]) => host ?? ''));
}
