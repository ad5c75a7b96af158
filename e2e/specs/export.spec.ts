import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { isSecondUrl } from '../checks/canonicals';
import type { ExportedPage } from '../checks/exported-page';
import { readExport } from '../checks/exported-site';
import { content, origin } from './site';

/**
 * The files in out/ as a crawler reads them: HTML only, no script. `npm run check:export` checks what
 * is true of any site; these tests check what is particular to this one, and how large it may be.
 */

const { pages } = readExport('out', /\.html$/);
const canonicalPages = pages.filter(({ path }) => !isSecondUrl(path) && path !== '/404.html');

const pathsWhere = (wrong: (page: ExportedPage) => boolean) =>
  pages.filter(wrong).map(({ path }) => path);

test('each page has its landmarks and its language', () => {
  const lacksLandmark = ({ elements }: ExportedPage) =>
    ['header', 'nav', 'main', 'footer'].some((name) => !elements.has(name));
  expect(pathsWhere(lacksLandmark)).toEqual([]);
  expect(pathsWhere(({ language }) => language !== 'en-US')).toEqual([]);
});

test("the home page repeats Idaho's statement beside its contact block", () => {
  const home = pages.find(({ path }) => path === '/');
  const { statement } = content.business.law.ID;
  expect(home?.text.split(statement)).toHaveLength(3);
});

test('each page has a link that dials, and marks the number while it is a placeholder', () => {
  const { phone, placeholders } = content.business;
  const tel = `tel:+1${phone.replaceAll('-', '')}`;
  expect(pathsWhere(({ links }) => !links.includes(tel))).toEqual([]);
  const marked = ({ text }: ExportedPage) => text.includes(`${formatPhone(phone)} (sample)`);
  expect(pathsWhere((page) => marked(page) !== placeholders.includes('phone'))).toEqual([]);
});

test('/areas/ links to every town, and /locations/ to all but those that content leaves out', () => {
  const townsOn = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    const linked = page?.mainLinks.filter((href) => /^\/areas\/./.test(href)) ?? [];
    return new Set(linked);
  };
  const leftOut = content.business.notOnLocations.length;
  expect(townsOn('/locations/').size).toBe(content.towns.length - leftOut);
  expect(townsOn('/areas/').size).toBe(content.towns.length);
});

const htmlOf = (path: string) =>
  readFileSync(`out${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8');

const brotliSize = (bytes: Buffer | string) => brotliCompressSync(bytes).length;

test('each page has the same script and script rule, its styles inline, and no stylesheet file', () => {
  const distinct = (shape: RegExp) => [
    ...new Set(pages.map(({ path }) => shape.exec(htmlOf(path))?.[1] ?? `none on ${path}`)),
  ];
  for (const shape of [
    /<script>(.*?)<\/script>/s,
    /<meta http-equiv="Content-Security-Policy" content="[^"]*(script-src [^;]*)[^"]*">/,
  ]) {
    const found = distinct(shape);
    expect(found).toHaveLength(1);
    expect(found[0]).not.toContain('none on');
  }
  for (const style of distinct(/<style>(.*?)<\/style>/s)) expect(style).toContain('@font-face');
  expect(pathsWhere(({ sources }) => sources.some((url) => url.endsWith('.css')))).toEqual([]);
});

test('there is one typeface of at most 24 KB, and each page preloads it', () => {
  const fonts = new Set(
    pages.flatMap(({ sources }) => sources.filter((url) => url.endsWith('.woff2'))),
  );
  expect(fonts.size).toBe(1);
  for (const font of fonts) expect(statSync(`out${font}`).size).toBeLessThanOrEqual(24 * 1024);
  const without = pages.filter(({ sources }) => !sources.some((url) => fonts.has(url)));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('no element has a style attribute', () => {
  expect(pathsWhere(({ styled }) => styled > 0)).toEqual([]);
});

test('each town has a seal, and a sketch of the drive unless it is home, both small', () => {
  for (const { slug } of content.towns) {
    const html = htmlOf(routes.town(slug));
    const drawings = [...html.matchAll(/<svg[^>]*>.*?<\/svg>/gs)].map(([drawing]) => drawing);
    const seal = drawings.find((drawing) => drawing.includes('id="tp"'));
    expect(seal).toContain('aria-hidden="true"');
    expect(brotliSize(seal ?? '')).toBeLessThanOrEqual(720);
    const sketch = drawings.find((drawing) => drawing.includes('class="sketch"'));
    if (slug === content.business.home.town) expect(sketch).toBeUndefined();
    else expect((sketch ?? 'x'.repeat(9999)).length).toBeLessThanOrEqual(700);
  }
});

test('each page names a share image of 1200 by 630, with its size and a description', () => {
  const wrong = canonicalPages.filter(({ shareImage: { url, width, height, alt } }) => {
    const file = `out${url.replace(origin, '')}`;
    if (!url.startsWith(`${origin}/share/`) || !existsSync(file)) return true;
    const png = readFileSync(file);
    const isPng = png.subarray(1, 4).toString() === 'PNG';
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    return !isPng || size !== '1200x630' || `${width}x${height}` !== size || alt.length < 10;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const own = canonicalPages.filter(({ path }) => /^\/(areas|places|services)\/./.test(path));
  expect(new Set(own.map(({ shareImage }) => shareImage.url)).size).toBe(own.length);
});

test('the icons that the pages and the manifest name exist in the sizes that they give', () => {
  for (const { path, sources } of canonicalPages) {
    expect(sources, path).toEqual(
      expect.arrayContaining(['/icons/icon.svg', '/icons/apple-touch-icon.png']),
    );
  }
  expect(existsSync('out/icons/icon.svg')).toBe(true);
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  expect(manifest.name).toBe(content.business.brand);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`out${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('no page has the email address outside of noscript', () => {
  const shown = pages.filter(({ path }) =>
    htmlOf(path)
      .replace(/<noscript[\s\S]*?<\/noscript>/g, '')
      .includes(content.business.email),
  );
  expect(shown.map(({ path }) => path)).toEqual([]);
});

test('404.html asks search engines not to index it', () => {
  expect(readFileSync('out/404.html', 'utf8')).toContain('<meta name="robots" content="noindex">');
});
