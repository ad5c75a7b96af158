import { z } from 'zod';
import { hoursRows } from '../../../lib/hours/hours';
import type { Business } from '../../../lib/schema/business';
import type { ExportedPage } from '../exported-page';
import { fold } from '../exported-text';
import { type GraphNode, nodeOf } from '../structured-data';
import { oneOrMore } from './one-or-more';

const notary = z.object({
  name: z.string(),
  telephone: z.string(),
  openingHoursSpecification: oneOrMore(
    z.object({ dayOfWeek: oneOrMore(z.string()), opens: z.string(), closes: z.string() }),
  ),
});
type Notary = z.infer<typeof notary>;
type Hours = Business['hours'];

/** Name, phone number and hours of the data are those of the page. */
export function notaryProblems(
  page: Pick<ExportedPage, 'links' | 'footer' | 'rows'>,
  nodes: readonly GraphNode[],
  hours: Hours,
): string[] {
  const node = nodeOf(nodes, 'Notary');
  if (!node) return [];
  const { data } = notary.safeParse(node);
  if (!data) return ['expected a Notary with name, telephone and hours, found one without'];
  const dialed = page.links.filter((href) => href.startsWith('tel:')).map(digits);
  return [
    ...(page.footer.includes(data.name)
      ? []
      : [`expected the name of the footer in the data, found "${data.name}"`]),
    ...(dialed.includes(digits(data.telephone))
      ? []
      : [`expected a link that dials the data's number, found none to ${data.telephone}`]),
    ...hoursProblems(page.rows, data, hours),
  ];
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function hoursProblems(
  shown: readonly string[],
  { openingHoursSpecification }: Notary,
  hours: Hours,
): string[] {
  const told = openingHoursSpecification.flatMap(({ dayOfWeek, opens, closes }) =>
    spans(dayOfWeek, opens, closes),
  );
  const wanted = hours.flatMap(({ days, opens, closes }) => spans(days, opens, closes));
  const rows = hoursRows(hours).map((row) => fold(`${row.days} ${row.hours}`));
  return [
    ...(told.join() === wanted.join()
      ? []
      : [`expected the hours ${wanted.join(', ')} in the data, found ${told.join(', ')}`]),
    ...rows
      .filter((row) => !shown.includes(row))
      .map((row) => `expected the hours "${row}" on the page, found no such row`),
  ];
}

/** A line for each day, which the data may name by its address at schema.org. */
function spans(days: readonly string[], opens: string, closes: string): string[] {
  return days.map((day) => `${day.replace(/^.*\//, '')} ${opens}-${closes}`);
}
