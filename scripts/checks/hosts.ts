import { mapsOrigin } from '../../lib/schema/urls';
import { absence, type Check, expectation } from './outcome';

const hostsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/(?<=https?:\/\/)[a-z0-9.:-]+/gi) ?? []);

/**
 * Only plain links leave the site, to hosts that content names or to maps, and no page requests
 * anything from another host; but frames are maps, if the owner wants them in view.
 */
export const checkHosts: Check = ({ pages, content, origin }) => {
  const known = hostsIn([JSON.stringify(content), origin, mapsOrigin, 'https://schema.org']);
  /** The URLs of other sites; none for tel:, data: and the like. */
  const outside = (urls: string[]) =>
    urls
      // The link check reports what isn't a URL.
      .flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []))
      .filter((url) => url.host !== '' && url.origin !== origin)
      .map(String);

  const isMap = (url: string) =>
    content.business.maps === 'in view' && url.startsWith(`${mapsOrigin}/`);

  return pages.flatMap(({ path, links, structuredData, ...page }) => {
    const data = [page.canonical, page.shareImage, ...structuredData.map(({ json }) => json)];
    const named = hostsIn([...outside(links), ...data]).filter((host) => !known.includes(host));
    return [
      absence(path, 'no hosts but those that content names', named),
      absence(path, 'requests to this site only', outside(page.sources)),
      expectation(path, page.frames.every(isMap), 'no frame before a click', 'a frame'),
    ];
  });
};
