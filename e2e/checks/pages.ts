import { international } from '../../lib/contact/phone';
import { routes, sitePaths } from '../../lib/routes';
import { absence, type Check, expectation, type Outcome } from './outcome';

const notFound = '/404.html';

/** Whether a path is a town's page under /locations/, whose canonical URL is under /areas/. */
export function isSecondUrl(path: string): boolean {
  return path.startsWith(routes.locations) && path !== routes.locations;
}

/** Whether search engines list a page by its own path. */
export function isListed(path: string): boolean {
  return path !== notFound && !isSecondUrl(path);
}

/** The export has every page that content calls for, and no others. */
export const checkPages: Check = ({ pages, content }) => {
  const found = pages.map(({ path }) => path);
  return sameEntries('pages', [...sitePaths(content), notFound], found);
};

/** Each page names its canonical URL, and the sitemap lists exactly those. */
export const checkCanonicals: Check = ({ pages, sitemap, content, origin }) => {
  const listed = sitePaths(content).filter(isListed);
  const canonicals = listed.map((path) => `${origin}${path}`);
  return [
    ...pages.map(({ path, canonical }) => {
      const own = isSecondUrl(path) ? path.replace(routes.locations, routes.areas) : path;
      const wanted = path === notFound ? '' : `${origin}${own}`;
      return expectation(path, canonical === wanted, `the canonical "${wanted}"`, `"${canonical}"`);
    }),
    ...sameEntries(routes.sitemap, canonicals, sitemap),
  ];
};

function sameEntries(where: string, wanted: string[], found: string[]): Outcome[] {
  const others = found.filter((entry) => !wanted.includes(entry));
  const repeated = found.filter((entry, index) => found.indexOf(entry) < index);
  return [
    ...wanted.map((entry) => expectation(where, found.includes(entry), entry)),
    absence(where, 'only what content calls for', others),
    absence(where, 'each URL once', repeated),
  ];
}

/** Files requested by name, other than 404.html and the sitemap, have the lines that matter. */
export const checkFiles: Check = ({ texts, content, origin }) => {
  const { phone, securityContactExpires } = content.business;
  const files = {
    '/robots.txt': [`Sitemap: ${origin}${routes.sitemap}`],
    [routes.securityText]: [`Expires: ${securityContactExpires}T23:59:59Z`],
    [routes.vcard]: [`TEL;TYPE=WORK,VOICE:${international(phone)}`, `URL:${origin}${routes.home}`],
    '/manifest.webmanifest': [],
  };
  return Object.entries(files).flatMap(([file, lines]) => {
    const text = texts.get(file)?.trim() ?? '';
    const found = text.split(/\r?\n/);
    return [
      expectation(file, text !== '', 'this file with text in it'),
      ...lines.map((line) => expectation(file, found.includes(line), `the line "${line}"`)),
    ];
  });
};
