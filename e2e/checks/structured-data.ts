import { z } from 'zod';
import { routes } from '../../lib/routes';
import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

const node = z.looseObject({
  '@type': z.union([z.string(), z.array(z.string())]),
  '@id': z.string().optional(),
});
export type GraphNode = z.infer<typeof node>;

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node),
});

/** What the page says to machines; nothing where it is not one graph of schema.org. */
export function graphOf({ structuredData }: ExportedPage): GraphNode[] | undefined {
  try {
    return graph.safeParse(JSON.parse(structuredData[0]?.json ?? '')).data?.['@graph'];
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The first node of a type. */
export function nodeOf(nodes: readonly GraphNode[], type: string): GraphNode | undefined {
  return nodes.find((candidate) => [candidate['@type']].flat().includes(type));
}

/** One block in the head of each page, with the nodes that a page of its kind needs. */
export function checkStructuredData(pages: readonly ExportedPage[], origin: string): Finding {
  return {
    count: pages.length,
    checked: pluralize(pages.length, 'page'),
    problems: pages.flatMap((page) => {
      const { path, structuredData } = page;
      const inHead = structuredData.filter((block) => block.inHead).length;
      if (structuredData.length !== 1 || inHead !== 1) {
        return [
          `${path}: expected one block of structured data, in the head, found ${structuredData.length}, ${inHead} of them in the head`,
        ];
      }
      const nodes = graphOf(page);
      return nodes ? nodeProblems(page, nodes, origin) : [`${path}: ${notAGraph}`];
    }),
  };
}

const notAGraph =
  'expected {"@context":"https://schema.org","@graph":[…]} with a type for each node, found something else';

function nodeProblems(page: ExportedPage, nodes: readonly GraphNode[], origin: string): string[] {
  const missing = typesOf(page).filter((type) => !nodeOf(nodes, type));
  const id = nodeOf(nodes, 'Notary')?.['@id'];
  const expectedId = `${origin}/#notary`;
  return [
    ...missing.map((type) => `${page.path}: expected a node ${type}, found none`),
    ...(missing.includes('Notary') || id === expectedId
      ? []
      : [`${page.path}: expected the Notary as "${expectedId}", found "${id ?? ''}"`]),
  ];
}

/** The nodes that a page of its kind needs. */
function typesOf({ path }: ExportedPage): string[] {
  const isBelow = (list: string) => path.startsWith(list) && path !== list;
  return [
    'Notary',
    ...(path === routes.home ? ['WebSite'] : []),
    ...(isBelow(routes.services) ? ['Service', 'FAQPage'] : []),
    ...(isBelow(routes.areas) || isBelow(routes.locations) ? ['City'] : []),
    ...(isBelow(routes.places) ? ['TouristAttraction'] : []),
    ...(path === routes.places ? ['ItemList'] : []),
    ...(path === routes.home || path === '/404.html' ? [] : ['BreadcrumbList']),
  ];
}
