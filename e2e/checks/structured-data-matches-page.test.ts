/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { parsePage } from './exported-page';
import { checkStructuredDataMatchesPage } from './structured-data-matches-page';

const { hours } = readContent(process.cwd()).business;
const origin = 'https://notary.example';

function check(nodes: object[]) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const head = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  return checkStructuredDataMatchesPage([parsePage('/areas/boise/', `<head>${head}</head>`)], {
    hours,
    origin,
  });
}

it('tells of notary, questions and breadcrumbs, each with its page', () => {
  const empty = [
    { '@type': 'Notary' },
    { '@type': 'FAQPage', mainEntity: [] },
    { '@type': 'BreadcrumbList', itemListElement: [] },
  ];
  expect(check(empty).problems).toEqual([
    '/areas/boise/: expected a Notary with name, telephone and hours, found one without',
    '/areas/boise/: expected questions on the page, found none to compare',
    '/areas/boise/: expected breadcrumbs on the page, found none to compare',
  ]);
});

it('finds a rating, however deep', () => {
  expect(check([{ '@type': 'City', about: [{ aggregateRating: 5 }] }]).problems).toEqual([
    '/areas/boise/: expected no rating and no review, found aggregateRating',
  ]);
});

it('counts the pages whose data it could read', () => {
  expect(check([{ '@type': 'City' }]).count).toBe(1);
  expect(
    checkStructuredDataMatchesPage([parsePage('/', '<p>Kuna</p>')], { hours, origin }).count,
  ).toBe(0);
});
