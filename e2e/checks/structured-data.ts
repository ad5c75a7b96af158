import { z } from 'zod';
import { routes } from '../../lib/routes';
import { type Check, expectation, onPages } from './finding';

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })),
});

/** Each page has one graph of schema.org, in its head, with the nodes that its kind of page needs. */
export const checkStructuredData: Check = ({ pages }) => ({
  count: pages.length,
  unit: 'page',
  problems: onPages(pages, ({ path, structuredData }) => {
    const [block] = structuredData;
    const parents = structuredData.map(({ parent }) => parent).join(', ');
    if (!block || parents !== 'head') {
      return [`expected structured data once, in head, found ${parents || 'none'}`];
    }
    const nodes = graph.safeParse(parseJson(block.json)).data?.['@graph'];
    if (!nodes) {
      const expected = '{"@context":"https://schema.org","@graph":[…]} with a type for each node';
      return [`expected ${expected}, found ${block.json.slice(0, 80)}`];
    }
    const types = nodes.flatMap((node) => node['@type']);
    return [
      ...typesOn(path).flatMap((type) =>
        expectation(types.includes(type), `a node ${type}`, 'none'),
      ),
      ...ratings(nodes).map((name) => `expected no rating and no review, found ${name}`),
    ];
  }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The types of node that a page needs. */
function typesOn(path: string): string[] {
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

/** Search engines reject stars that a business gives itself (decision 0021). */
function ratings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:aggregateRating|reviews?|reviewRating|starRating)$/.test(name) ? [name] : ratings(inner),
  );
}
