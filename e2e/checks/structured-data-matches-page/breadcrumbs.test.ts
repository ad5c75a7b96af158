import { breadcrumbProblems } from './breadcrumbs';

const origin = 'https://notary.example';
const page = {
  canonical: `${origin}/areas/boise/`,
  crumbs: [
    { name: 'Home', href: '/' },
    { name: 'Boise', href: '' },
  ],
};
const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `${origin}${path}`,
});
const problems = (itemListElement?: object[], shown = page) =>
  breadcrumbProblems(shown, [{ '@type': 'BreadcrumbList', itemListElement }], origin);

it('takes the way that the page shows, in whatever order the data has it', () => {
  expect(problems([crumb(2, 'Boise', '/areas/boise/'), crumb(1, 'Home', '/')])).toEqual([]);
});

it('finds a way that the page does not show', () => {
  expect(problems([crumb(1, 'Home', '/'), crumb(2, 'Boise', '/boise/')])).toEqual([
    `expected among the breadcrumbs of the data "Boise: ${origin}/areas/boise/", found "Boise: ${origin}/boise/"`,
  ]);
  expect(problems()).toEqual([
    'expected breadcrumbs in the form of schema.org in the data, found another',
  ]);
});

it('finds that the page shows no way at all', () => {
  expect(problems([], { ...page, crumbs: [] })).toEqual([
    'expected breadcrumbs on the page, found none to compare',
  ]);
});
