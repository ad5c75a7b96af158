import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import type { ExportedPage } from '../checks/exported-page';
import { readExport } from '../checks/exported-site';
import { content, origin, secondAddresses } from './site';

/**
 * The files in out/ as a crawler reads them: HTML alone, no script. What holds for every page of any
 * site is checked by e2e/checks/check-export.ts; here stands what this one has and how large it may be.
 */

const { pages } = readExport('out', /\.html$/);
const canonicalPages = pages.filter(
  ({ path }) => !secondAddresses.has(path) && path !== '/404.html',
);

const pathsWhere = (wrong: (page: ExportedPage) => boolean) =>
  pages.filter(wrong).map(({ path }) => path);

test('has the landmarks and the language on each page', () => {
  const missing = ({ elements }: ExportedPage) =>
    ['header', 'nav', 'main', 'footer'].some((name) => !elements.has(name));
  expect(pathsWhere(missing)).toEqual([]);
  expect(pathsWhere(({ language }) => language !== 'en-US')).toEqual([]);
});

test("says beside the home page's contact block what the law asks for, a second time", () => {
  const home = pages.find(({ path }) => path === '/');
  const { statement } = content.business.law.ID;
  expect(home?.text.split(statement)).toHaveLength(3);
});

test('has the phone number to dial on each page, and marks it while it is a sample', () => {
  const { phone, placeholders } = content.business;
  const tel = `tel:+1${phone.replaceAll('-', '')}`;
  expect(pathsWhere(({ links }) => !links.includes(tel))).toEqual([]);
  const marked = ({ text }: ExportedPage) => text.includes(`${formatPhone(phone)} (sample)`);
  expect(pathsWhere((page) => marked(page) !== placeholders.includes('phone'))).toEqual([]);
});

test('shows every town on /areas/, and on /locations/ all but those that content leaves out', () => {
  const townsOn = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    const linked = page?.mainLinks.filter((href) => /^\/areas\/./.test(href)) ?? [];
    return new Set(linked);
  };
  const left = content.business.notOnLocations.length;
  expect(townsOn('/locations/').size).toBe(content.towns.length - left);
  expect(townsOn('/areas/').size).toBe(content.towns.length);
});

const htmlOf = (path: string) =>
  readFileSync(`out${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8');

const brotliSize = (bytes: Buffer | string) => brotliCompressSync(bytes).length;

test('has the same script and rules for it in each page, a style, and no stylesheet in a file', () => {
  const different = (shape: RegExp) => [
    ...new Set(pages.map(({ path }) => shape.exec(htmlOf(path))?.[1] ?? `none on ${path}`)),
  ];
  for (const shape of [
    /<script>(.*?)<\/script>/s,
    /<meta http-equiv="Content-Security-Policy" content="[^"]*(script-src [^;]*)[^"]*">/,
  ]) {
    const found = different(shape);
    expect(found).toHaveLength(1);
    expect(found[0]).not.toContain('none on');
  }
  for (const style of different(/<style>(.*?)<\/style>/s)) expect(style).toContain('@font-face');
  expect(pathsWhere(({ sources }) => sources.some((url) => url.endsWith('.css')))).toEqual([]);
});

test('has one typeface of at most 24 KB, asked for before the styles are read', () => {
  const fonts = new Set(
    pages.flatMap(({ sources }) => sources.filter((url) => url.endsWith('.woff2'))),
  );
  expect(fonts.size).toBe(1);
  for (const font of fonts) expect(statSync(`out${font}`).size).toBeLessThanOrEqual(24 * 1024);
  // Next preloads none for the page of unknown addresses.
  const without = canonicalPages.filter(({ sources }) => !sources.some((url) => fonts.has(url)));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('has no inline style', () => {
  expect(pathsWhere(({ styled }) => styled > 0)).toEqual([]);
});

test('draws each town a seal and a way from home, small enough to stand in the page', () => {
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

test('has a share image of the right size for each page, with its size and words', () => {
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

test('names icons, manifest and theme color that are there', () => {
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

test('has a 404.html that search engines leave out', () => {
  expect(existsSync('out/404.html')).toBe(true);
  expect(readFileSync('out/404.html', 'utf8')).toContain('<meta name="robots" content="noindex">');
});
