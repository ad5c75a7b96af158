import { sitePaths } from '../../lib/page-kinds';
import { isSecondUrl, routes } from '../../lib/routes';
import { content, origin, problemsIn, testPages } from './checks.fixture';
import { hints, structureChecks } from './structure';

const noindex = '<meta name="robots" content="noindex">';
const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;

describe('pages', () => {
  const paths = sitePaths(content);
  const lines = {
    '/sitemap.xml': `<loc>${origin}/</loc>`,
    '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  };
  const first = (path: string) =>
    isSecondUrl(path) ? path.replace(routes.locations, routes.areas) : path;
  const right = {
    ...Object.fromEntries(paths.map((path) => [path, canonical(first(path))])),
    '/404.html': noindex,
    ...lines,
  };
  const preview = { ...content, business: { ...content.business, placeholders: ['phone'] } };

  it('accepts what content calls for', () => {
    expect(problemsIn(structureChecks.pages, right)).toEqual([]);
  });

  it('reports a page that does not exist and one that content does not call for', () => {
    const { '/404.html': _, ...files } = right;
    const draft = { '/draft/': canonical('/draft/') };
    expect(problemsIn(structureChecks.pages, { ...files, ...draft })).toEqual([
      'pages: expected /404.html, found none',
      'pages: expected only what content calls for, found "/draft/"',
    ]);
  });

  it.each([
    ['/locations/larkin/', '', `the canonical "${origin}/areas/larkin/", found ""`],
    ['/404.html', noindex + canonical('/'), `the canonical "", found "${origin}/"`],
    ['/404.html', '', 'the robots "noindex", found ""'],
    ['/', noindex + canonical('/'), 'the robots "", found "noindex"'],
    ['/', canonical('/').repeat(2), `the canonical "${origin}/", found "${origin}/ ${origin}/"`],
    ...Object.entries(lines).map(([file, line]) => [file, '', `the line "${line}", found none`]),
  ])('reports what is wrong in %s', (where = '', text = '', problem) => {
    const problems = problemsIn(structureChecks.pages, { ...right, [where]: text });
    expect(problems).toEqual([`${where}: expected ${problem}`]);
  });

  it('wants every page of a preview out of searches, and no invitation', () => {
    const { '/sitemap.xml': _, '/robots.txt': __, ...files } = right;
    const hidden = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        path.endsWith('/') ? noindex + text : text,
      ]),
    );
    expect(problemsIn(structureChecks.pages, hidden, preview)).toEqual([]);
    expect(problemsIn(structureChecks.pages, { ...hidden, '/': canonical('/') }, preview)).toEqual([
      '/: expected the robots "noindex", found ""',
    ]);
  });
});

describe('html', () => {
  const problemsWith = (body: string) => {
    const html = `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>Kuna</title></head><body>${body}</body></html>`;
    return problemsIn(structureChecks.html, { '/wrong.html': html, '/icon.svg': '<svg>' });
  };

  it('accepts a valid page, with another main part and its headings in a template', () => {
    const other = '<template><main><h1>Kuna</h1></main></template>';
    const page = `<main><h1>Kuna</h1><h2>Fees &amp; hours</h2></main>${other}`;
    expect(problemsWith(page)).toEqual([]);
  });

  it('reports a page whose encoding comes too late', () => {
    const late = `<!DOCTYPE html><html lang="en-US" data-late="${'x'.repeat(1000)}"><head><meta charset="utf-8"><title>Kuna</title></head><body><main><h1>Kuna</h1></main></body></html>`;
    expect(problemsIn(structureChecks.html, { '/late.html': late })).toEqual([
      '/late.html: expected its encoding in the first 1,024 bytes, found none',
    ]);
  });

  it.each([
    ['an element where it may not be', '<h1><p>Kuna</p></h1>', 'element-permitted-content'],
    ['a reference to no element', '<h1 aria-describedby="gone">A</h1>', 'no-missing-references'],
    ['a picture without a text', '<h1>Kuna</h1><img src="/a.png">', 'wcag/h37'],
    ['a style attribute', '<h1 style="color: red">Kuna</h1>', 'no-inline-style'],
    ['a second h1', '<h1>Kuna</h1><h1>Star</h1>', 'heading-level'],
  ])('reports %s', (_what, body, rule) => {
    expect(problemsWith(body)).toContainEqual(
      expect.stringMatching(`^/wrong\\.html: expected valid HTML \\(${rule}\\), found .+ in .+`),
    );
  });
});

describe('structured data', () => {
  const script = (...nodes: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>`;
  const business = { '@type': 'Notary', name: 'A', url: 'B', telephone: 'C', address: {} };
  const right = script(business, { '@type': ['Place', 'City'] });
  const one = 'one script of JSON-LD in head';

  testPages(structureChecks['structured data'], {
    [right]: [],
    '<p>Kuna</p>': [`${one}, found none`, 'one Notary, found 0'],
    [right.repeat(2)]: [`${one}, found head and head`],
    [`<body>${right}`]: [`${one}, found body`],
    [script(business, business)]: ['one Notary, found 2'],
    [script({ ...business, '@type': 'Place' })]: ['one Notary, found 0'],
    [script({ ...business, about: [{ aggregateRating: 5, name: '"review":' }] })]: [
      'no rating and no review, found "aggregateRating"',
    ],
  });
});

describe('titles and descriptions in search results', () => {
  const page = (title: string, words = 'x'.repeat(70)) =>
    `<title>${title}</title><meta name="description" content="${words}"><link rel="canonical" href="/">`;
  const [wordy, long] = ['x'.repeat(161), 'x'.repeat(61)];
  testPages(hints['titles and descriptions in search results'], {
    [page(`${'x'.repeat(58)}&amp;x`)]: [],
    [page(long)]: [`a title of at most 60 characters, found "${long}"`],
    [page('Home', 'Short.')]: ['a description of 70 to 160 characters, found 6: "Short."'],
    [page('Home', wordy)]: [`a description of 70 to 160 characters, found 161: "${wordy}"`],
  });
});
