import { z } from 'zod';
import type { ExportedPage } from '../exported-page';
import { fold } from '../exported-text';
import { type GraphNode, nodeOf } from '../structured-data';
import { difference } from './difference';
import { oneOrMore } from './one-or-more';

const faqPage = z.object({
  mainEntity: oneOrMore(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});

/** The questions of the data are those that open on the page, with the same answers. */
export function questionProblems(
  { questions }: Pick<ExportedPage, 'questions'>,
  nodes: readonly GraphNode[],
): string[] {
  const node = nodeOf(nodes, 'FAQPage');
  if (!node) return [];
  const told = faqPage
    .safeParse(node)
    .data?.mainEntity.map(({ name, acceptedAnswer }) => [fold(name), fold(acceptedAnswer.text)]);
  const shown = questions.map(({ question, answer }) => [question, answer]);
  return difference('questions', shown, told);
}
