/** @jest-environment node */
import { readContent } from '../../content/read-content';
import { hoursRows } from '../../hours';
import { parsePage } from '../exported-page';
import { checkAgreement } from './agreement';

const { brand, hours } = readContent(process.cwd()).business;
const origin = 'https://notary.example';

const notary = {
  '@type': 'Notary',
  name: brand,
  telephone: '+1-208-555-0100',
  openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
};
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});
const faq = { '@type': 'FAQPage', mainEntity: [question('What is it?', 'A  stamp.')] };
const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `${origin}${path}`,
});
const way = {
  '@type': 'BreadcrumbList',
  itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Boise', '/areas/boise/')],
};
const rows = hoursRows(hours).map((row) => `<tr><th>${row.days}</th><td>${row.hours}</td></tr>`);

const body = `
  <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>
    <li><span aria-hidden="true">/</span><span aria-current="page">Boise</span></li></ol></nav>
  <main><details><summary>What is it?<span aria-hidden="true">+</span></summary><p>A stamp.</p></details></main>
  <footer>${brand}<a href="tel:+12085550100">Call</a><table>${rows.join('')}</table></footer>`;

function problems(nodes: object[], html = body): string[] {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const head = `<link rel="canonical" href="${origin}/areas/boise/"><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  const page = parsePage('/locations/boise/', `<head>${head}</head><body>${html}</body>`);
  return checkAgreement([page], { hours, origin }).problems;
}

it('takes data that says what the page shows', () => {
  expect(problems([notary, faq, way])).toEqual([]);
});

it('finds another name and another number', () => {
  expect(problems([{ ...notary, name: 'Cheap Notary' }])).toEqual([
    '/locations/boise/: expected the name of the footer in the data, found "Cheap Notary"',
  ]);
  expect(problems([{ ...notary, telephone: '+12085550199' }])).toEqual([
    "/locations/boise/: expected a link that dials the data's number, found none to +12085550199",
  ]);
});

it('finds other hours in the data, and hours that the page does not show', () => {
  const monday = { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '10:00' };
  expect(problems([{ ...notary, openingHoursSpecification: monday }])).toEqual([
    expect.stringMatching(/expected the hours Monday 08:00-20:00, .* found Monday 09:00-10:00$/),
  ]);
  expect(problems([notary], body.replace('8\u00a0am', '7\u00a0am'))).toEqual([
    '/locations/boise/: expected the hours "Monday to Friday 8 am to 8 pm" on the page, found no such row',
  ]);
});

it('finds a notary without a number', () => {
  expect(problems([{ '@type': 'Notary', name: brand }])).toEqual([
    '/locations/boise/: expected a Notary with name, telephone and hours, found one without',
  ]);
});

it('finds an answer in other words, and a question that the page does not show', () => {
  const other = { ...faq, mainEntity: [question('What is it?', 'A seal.')] };
  expect(problems([notary, other])).toEqual([
    '/locations/boise/: expected among the questions of the data "What is it?: A stamp.", found "What is it?: A seal."',
  ]);
  const more = { ...faq, mainEntity: [...faq.mainEntity, question('Why?', 'The law.')] };
  expect(problems([notary, more])).toEqual([
    '/locations/boise/: expected the 1 questions of the page in the data, found 2',
  ]);
});

it('finds a way that the page does not show', () => {
  const other = { ...way, itemListElement: [crumb(1, 'Home', '/'), crumb(2, 'Boise', '/boise/')] };
  expect(problems([notary, other])).toEqual([
    `/locations/boise/: expected among the breadcrumbs of the data "Boise: ${origin}/areas/boise/", found "Boise: ${origin}/boise/"`,
  ]);
  expect(problems([notary, { '@type': 'BreadcrumbList' }])).toEqual([
    '/locations/boise/: expected breadcrumbs in the form of schema.org in the data, found another',
  ]);
});

it('finds a rating, however deep', () => {
  expect(problems([notary, { '@type': 'City', about: [{ aggregateRating: 5 }] }])).toEqual([
    '/locations/boise/: expected no rating and no review, found aggregateRating',
  ]);
});
