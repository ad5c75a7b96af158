import { z } from 'zod';
import type { ExportedPage } from '../exported-page';
import { type GraphNode, nodeOf } from '../structured-data';
import { difference } from './difference';

const breadcrumbList = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
});

/** The way from the home page is the one that the page shows; its last step is the canonical. */
export function breadcrumbProblems(
  { crumbs, canonical }: Pick<ExportedPage, 'crumbs' | 'canonical'>,
  nodes: readonly GraphNode[],
  origin: string,
): string[] {
  const node = nodeOf(nodes, 'BreadcrumbList');
  if (!node) return [];
  const told = breadcrumbList
    .safeParse(node)
    .data?.itemListElement.toSorted((a, b) => a.position - b.position)
    .map(({ name, item }) => [name, item]);
  const shown = crumbs.map(({ name, href }) => [name, href ? `${origin}${href}` : canonical]);
  return difference('breadcrumbs', shown, told);
}
