import type { Metadata } from 'next';
import { renderedPages } from '@/components/rendered-kinds';
import { attractionBySlug, testContent as site } from '../content/test-content.fixture';
import { pageKinds } from '../page-kinds';
import { siteOrigin } from '../site';
import { notFoundMetadata, pageMetadata, siteMetadata } from './metadata';
import { shareImages } from './share-images';

const { business, towns } = site;

const pages: Metadata[] = [
  ...renderedPages(site).map((page) => pageMetadata(page, site)),
  notFoundMetadata(site),
];

it('gives each page a title with the brand and a description of 70 to 160 characters, both unique', () => {
  for (const { title, description } of pages) {
    expect(title).toMatch(new RegExp(` \\| ${business.brand}$`));
    expect(description).toMatch(/^.{70,160}$/);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

it("prefers an attraction's own short title, and ends its description with a whole sentence", () => {
  const attraction = attractionBySlug(towns, 'nine-foot-overlook');
  const text = 'The gate to the upper meadow is on the left side of the road, past the barn.';
  const description = `${text} ${'Long '.repeat(40)}sentence.`;
  const town = {
    ...attraction.town,
    attractions: [{ ...attraction, pageTitle: 'The gate', description }],
  };
  const [page] = pageKinds.attraction({ ...site, towns: [town] });
  expect(page && pageMetadata(page, site)).toMatchObject({
    title: `The gate | ${business.brand}`,
    description: text,
  });
});

it('gives the words on its share image in its alternative text', () => {
  for (const { openGraph } of pages) {
    for (const { url, alt } of [openGraph?.images ?? []].flat().map((image) => Object(image))) {
      const image = shareImages(site).find(({ file }) => url.endsWith(`/${file}.png`));
      for (const words of [image?.title, image?.eyebrow, business.brand]) {
        expect(alt).toContain(words);
      }
    }
  }
});

it('has the URL under /areas/ as canonical for both URLs of a town', () => {
  const page = pageKinds.town(site).find(({ record }) => record.slug === 'larkin');
  const canonical = page && pageMetadata(page, site).alternates?.canonical;
  expect(canonical).toBe(`${siteOrigin(business)}/areas/larkin/`);
});

it('has the verification codes on the home page, if there are any', () => {
  const shown = (verification: typeof business.verification) => {
    const verified = { ...site, business: { ...business, verification } };
    return pageKinds.home(verified).map((page) => pageMetadata(page, verified).verification);
  };
  const codes = { google: 'from-google', other: { 'msvalidate.01': 'from-bing' } };
  expect(shown({ google: 'from-google', bing: 'from-bing' })).toEqual([codes]);
  expect(shown({})).toEqual([{}]);
  expect(pages.filter((page) => 'verification' in page)).toEqual(pages.slice(0, 1));
});

it.each([
  [['brand'], 'noindex'],
  [['email', 'payments'], 'noindex'],
  [['payments'], undefined],
])('keeps every page out of searches while %j are samples: %s', (placeholders, robots) => {
  const preview = { business: { ...business, placeholders } };
  expect(siteMetadata(preview).robots).toBe(robots);
  for (const page of pages) expect(page).not.toHaveProperty('robots');
});
