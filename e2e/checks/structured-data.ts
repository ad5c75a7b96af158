import { z } from 'zod';
import type { ExportedPage } from './exported-page';
import { absence, type Check, expectation } from './outcome';

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })),
});

const expected =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';

/** The types of nodes that pages need, by what their paths match. */
const needs: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/^/, ['Notary']],
  [/^\/$/, ['WebSite']],
  [/^\/services\/./, ['Service', 'FAQPage']],
  [/^\/(?:areas|locations)\/./, ['City']],
  [/^\/places\/$/, ['ItemList']],
  [/^\/places\/./, ['TouristAttraction']],
  [/^\/.+\/$/, ['BreadcrumbList']],
];

/** Search engines reject stars that a business gives itself (decision 0021). */
const rating = /(?<=")(?:aggregateRating|reviews?|reviewRating|starRating)(?="\s*:)/g;

/** Each page has one schema.org graph, in its head, with the nodes its kind of page needs. */
export const checkStructuredData: Check = ({ pages }) =>
  pages.flatMap(({ path, structuredData }) => {
    const types = typesIn(structuredData);
    const found = structuredData.map(({ json, parent }) => `${json.slice(0, 80)} in ${parent}`);
    if (!types) return expectation(path, false, expected, found.join(' and ') || 'none');
    const needed = needs.flatMap(([shape, names]) => (shape.test(path) ? names : []));
    return [
      ...needed.map((type) => expectation(path, types.includes(type), `a ${type} node`)),
      absence(path, 'no rating and no review', structuredData[0]?.json.match(rating) ?? null),
    ];
  });

/** The types of the nodes; nothing if this is not one graph in the head. */
function typesIn([block, ...others]: ExportedPage['structuredData']): string[] | undefined {
  if (block?.parent !== 'head' || others.length > 0) return undefined;
  try {
    return graph.parse(JSON.parse(block.json))['@graph'].flatMap((node) => node['@type']);
  } catch {
    return undefined;
  }
}
