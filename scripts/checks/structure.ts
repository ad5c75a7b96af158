import { cjsResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { sitePaths } from '../../lib/page-kinds';
import { isSecondUrl, routes } from '../../lib/routes';
import { isPreview } from '../../lib/site';
import { absence, type Check, expectation } from './outcome';

const notFound = '/404.html';

/** By the rules in .htmlvalidate.cjs, as in an editor. */
const validator = new HtmlValidate(new FileSystemConfigLoader([cjsResolver()]));

/** Search engines reject stars that a business gives itself (decision 0005). */
const rating = /(?<=")(?:aggregateRating|reviews?|reviewRating|starRating)(?="\s*:)/g;

export const structureChecks = {
  /**
   * The export has every page that content calls for, and no others. Each says its canonical URL
   * and whether a search may find it: none in a preview. The files without a link are there.
   */
  pages: ({ pages, texts, content, origin }) => {
    const wanted = [...sitePaths(content), notFound];
    const found = pages.map(({ path }) => path);
    const others = found.filter((path) => !wanted.includes(path));
    const isHidden = isPreview(content.business);
    const lines: [file: string, line: string][] = [
      [routes.sitemap, `<loc>${origin}${routes.home}</loc>`],
      ['/robots.txt', `Sitemap: ${origin}${routes.sitemap}`],
    ];
    return [
      ...wanted.map((path) => expectation('pages', found.includes(path), path)),
      absence('pages', 'only what content calls for', others),
      ...pages.flatMap(({ path, canonical, robots }) => {
        const listed = isSecondUrl(path) ? path.replace(routes.locations, routes.areas) : path;
        const url = path === notFound ? '' : `${origin}${listed}`;
        const index = isHidden || path === notFound ? 'noindex' : '';
        return [
          expectation(path, canonical === url, `the canonical "${url}"`, `"${canonical}"`),
          expectation(path, robots === index, `the robots "${index}"`, `"${robots}"`),
        ];
      }),
      ...(isHidden ? [] : lines).map(([file, line]) =>
        expectation(file, Boolean(texts.get(file)?.includes(line)), `the line "${line}"`),
      ),
    ];
  },

  /** Each HTML file is valid, the owner's forms and redirects included. */
  html: ({ texts }) =>
    [...texts]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([file, html]) => {
        // Where browsers look for it (https://html.spec.whatwg.org/#charset).
        const start = html.slice(0, 1024);
        // A file in the project's folder, beside the rules.
        const { results } = validator.validateStringSync(html, 'page.html');
        const wrong = results.flatMap(({ messages }) => messages);
        return [
          expectation(file, /charset=/i.test(start), 'its encoding in the first 1,024 bytes'),
          ...wrong.map(({ message, ruleId, selector }) =>
            expectation(file, false, `valid HTML (${ruleId})`, `${message} in ${selector}`),
          ),
        ];
      }),

  /**
   * Each page has one script of JSON-LD, in its head, with the business: a crawler may see no other
   * (decision 0005). lib/metadata/json-ld has types and tests of what that says.
   */
  'structured data': ({ pages }) =>
    pages.flatMap(({ path, structuredData }) => {
      const parents = structuredData.map(({ parent }) => parent).join(' and ');
      const json = structuredData[0]?.json ?? '{"@graph":[]}';
      const nodes: Record<string, unknown>[] = JSON.parse(json)['@graph'];
      const notaries = nodes.filter((node) => node['@type'] === 'Notary');
      return [
        expectation(path, parents === 'head', 'one script of JSON-LD in head', parents || 'none'),
        expectation(path, notaries.length === 1, 'one Notary', String(notaries.length)),
        absence(path, 'no rating and no review', json.match(rating)),
      ];
    }),
} satisfies Record<string, Check>;

/** Good style: these fail nothing. */
export const hints = {
  /** Search results cut titles after 60 characters, and descriptions after 160. */
  'titles and descriptions in search results': ({ pages }) =>
    pages
      .filter(({ path, canonical }) => canonical !== '' && !isSecondUrl(path))
      .flatMap(({ path, title, description }) => {
        const isFit = /^.{70,160}$/s.test(description);
        const found = `${description.length}: "${description}"`;
        return [
          expectation(path, title.length <= 60, 'a title of at most 60 characters', `"${title}"`),
          expectation(path, isFit, 'a description of 70 to 160 characters', found),
        ];
      }),
} satisfies Record<string, Check>;
