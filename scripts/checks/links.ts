import { isSecondUrl } from '../../lib/routes';
import { mapsOrigin } from '../../lib/schema/urls';
import { absence, type Check, expectation } from './outcome';

type Target = NonNullable<ReturnType<typeof parseUrl>>;

/** The parts of a URL as files and ids are named; nothing if it cannot be parsed or decoded. */
function parseUrl(href: string, base: string) {
  try {
    const { origin, pathname, hash } = new URL(href, base);
    return { origin, path: decodeURIComponent(pathname), id: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}

export const linkChecks = {
  /** Each link and image within the site has the canonical URL of a file, and an id that exists. */
  links: ({ files, pages, texts, origin }) => {
    const byPath = new Map(pages.map((page) => [page.path, page]));

    /** What was expected of a link that is wrong; nothing for one that is right. */
    function expectedOf(href: string, { path, id }: Target): string {
      if (isSecondUrl(path) && !href.startsWith('#')) return 'the town under /areas/';
      if (!/^[/#]|^https?:/.test(href)) return 'a path from the root';
      if (!path.endsWith('/') && files.has(`${path}/index.html`)) return 'the URL with its slash';
      if (!files.has(path.endsWith('/') ? `${path}index.html` : path)) {
        return path.endsWith('/')
          ? 'a page of the site'
          : 'a file of the site (yours are in public/)';
      }
      const page = byPath.get(path);
      // A text may have a former address, which leads on.
      if (!page && path.endsWith('/')) return '';
      const isIn = page?.ids.has(id) || texts.get(path)?.includes(` id="${id}"`);
      // A part of a drawing needs no id.
      return id === '' || isIn || id.startsWith('svgView(') ? '' : `an element with the id ${id}`;
    }

    return pages.flatMap(({ path, links, sources, shareImage }) =>
      [...new Set([...links, ...sources, shareImage])]
        .map((href) => ({ href, target: parseUrl(href, `${origin}${path}`) }))
        .filter(({ href, target }) => href !== '' && (!target || target.origin === origin))
        .map(({ href, target }) => {
          const expected = target ? expectedOf(href, target) : 'a valid URL';
          return expectation(path, expected === '', expected, href);
        }),
    );
  },

  /** Another page links to every page, but to a town's page at its second URL. */
  reach: ({ pages, origin }) => {
    const linked = new Map<string, string>();
    for (const { path, links } of pages)
      for (const href of links) {
        const target = parseUrl(href, `${origin}${path}`)?.path;
        if (target && target !== path) linked.set(target, path);
      }
    return pages
      .filter(({ path }) => path !== '/404.html' && !isSecondUrl(path))
      .map(({ path }) => expectation(path, linked.has(path), 'a link from another page', 'none'));
  },

  /** No page requests anything from another host; frames are maps, if the owner wants them. */
  hosts: ({ pages, content, origin }) => {
    /** The URLs of other sites; none for tel:, data: and the like. */
    const outside = (urls: string[]) =>
      urls
        // The link check reports what isn't a URL.
        .flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []))
        .filter((url) => url.host !== '' && url.origin !== origin)
        .map(String);

    const isMap = (url: string) =>
      content.business.maps === 'in view' && url.startsWith(`${mapsOrigin}/`);

    return pages.flatMap(({ path, sources, frames }) => [
      absence(path, 'requests to this site only', outside(sources)),
      expectation(path, frames.every(isMap), 'no frame before a click', 'a frame'),
    ]);
  },
} satisfies Record<string, Check>;
