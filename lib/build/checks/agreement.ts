import { z } from 'zod';
import { hoursRows } from '../../hours';
import type { Business } from '../../schema/business';
import type { ExportedPage } from '../exported-page';
import { fold } from '../exported-text';
import { counted, type Finding } from './finding';
import { type GraphNode, graphOf, nodeOf } from './structured-data';

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.array(schema), schema.transform((value) => [value])]);

const notary = z.object({
  name: z.string(),
  telephone: z.string(),
  openingHoursSpecification: oneOrMore(
    z.object({ dayOfWeek: oneOrMore(z.string()), opens: z.string(), closes: z.string() }),
  ),
});
const questions = z.object({
  mainEntity: oneOrMore(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});
const breadcrumbs = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
});

type Site = Pick<Business, 'hours'> & { origin: string };

/** What a page says to machines is what it says to people. Pages without a graph are left to others. */
export function checkAgreement(pages: readonly ExportedPage[], site: Site): Finding {
  const withGraph = pages.flatMap((page) => {
    const nodes = graphOf(page);
    return nodes ? [{ page, nodes }] : [];
  });
  return {
    checked: `name, phone, hours, questions and breadcrumbs of ${counted(withGraph.length, 'page')}`,
    problems: withGraph.flatMap(({ page, nodes }) =>
      [
        ...notaryProblems(page, nodes, site),
        ...questionProblems(page, nodes),
        ...breadcrumbProblems(page, nodes, site.origin),
        ...ratings(nodes).map((name) => `expected no rating and no review, found ${name}`),
      ].map((problem) => `${page.path}: ${problem}`),
    ),
  };
}

function notaryProblems(
  page: ExportedPage,
  nodes: readonly GraphNode[],
  { hours }: Site,
): string[] {
  const node = nodeOf(nodes, 'Notary');
  if (!node) return [];
  const { data } = notary.safeParse(node);
  if (!data) return ['expected a Notary with name, telephone and hours, found one without'];
  const digits = (text: string) => text.replace(/\D/g, '');
  const phone = digits(data.telephone);
  const dialed = page.links.filter((href) => href.startsWith('tel:')).map(digits);
  const spans = (records: { days: readonly string[]; opens: string; closes: string }[]) =>
    records.flatMap(({ days, opens, closes }) =>
      days.map((day) => `${day.replace(/^.*\//, '')} ${opens}-${closes}`),
    );
  const told = spans(
    data.openingHoursSpecification.map(({ dayOfWeek, ...times }) => ({
      days: dayOfWeek,
      ...times,
    })),
  );
  const wanted = spans(hours);
  const rows = hoursRows(hours).map((row) => fold(`${row.days} ${row.hours}`));
  return [
    ...(page.footer.includes(data.name)
      ? []
      : [`expected the name of the footer in the data, found "${data.name}"`]),
    ...(dialed.includes(phone)
      ? []
      : [`expected a link that dials the data's number, found none to ${data.telephone}`]),
    ...(told.join() === wanted.join()
      ? []
      : [`expected the hours ${wanted.join(', ')} in the data, found ${told.join(', ')}`]),
    ...rows
      .filter((row) => !page.rows.includes(row))
      .map((row) => `expected the hours "${row}" on the page, found no such row`),
  ];
}

function questionProblems(page: ExportedPage, nodes: readonly GraphNode[]): string[] {
  const node = nodeOf(nodes, 'FAQPage');
  if (!node) return [];
  const told = questions
    .safeParse(node)
    .data?.mainEntity.map(({ name, acceptedAnswer }) => [fold(name), fold(acceptedAnswer.text)]);
  const shown = page.questions.map(({ question, answer }) => [question, answer]);
  return difference('questions', shown, told);
}

function breadcrumbProblems(
  { crumbs, canonical }: ExportedPage,
  nodes: readonly GraphNode[],
  origin: string,
): string[] {
  const node = nodeOf(nodes, 'BreadcrumbList');
  if (!node) return [];
  const told = breadcrumbs
    .safeParse(node)
    .data?.itemListElement.toSorted((a, b) => a.position - b.position)
    .map(({ name, item }) => [name, item]);
  const shown = crumbs.map(({ name, href }) => [name, href ? `${origin}${href}` : canonical]);
  return difference('breadcrumbs', shown, told);
}

/** The first entry that the data tells otherwise than the page shows it. */
function difference(what: string, shown: string[][], told: string[][] | undefined): string[] {
  if (!told) return [`expected ${what} in the form of schema.org in the data, found another`];
  if (told.length !== shown.length) {
    return [`expected the ${shown.length} ${what} of the page in the data, found ${told.length}`];
  }
  return shown.flatMap((entry, index) => {
    const found = told[index] ?? [];
    if (entry.join() === found.join()) return [];
    return [
      `expected among the ${what} of the data "${entry.join(': ')}", found "${found.join(': ')}"`,
    ];
  });
}

/** Search engines refuse stars that a business gives itself (decision 2). */
function ratings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:aggregateRating|reviews?|reviewRating|starRating)$/.test(name) ? [name] : ratings(inner),
  );
}
