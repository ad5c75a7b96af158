import { z } from 'zod';
import { absence, type Check, expectation } from './outcome';

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })),
});

const expected = (type: string) =>
  `one script in head with {"@context":"https://schema.org","@graph":[…]}, a type for each node and a ${type} among them`;

/** What a page is about, by its path. lib/pages/json-ld has tests of what its data says. */
const subjects: readonly (readonly [path: RegExp, type: string])[] = [
  [/^\/services\/./, 'Service'],
  [/^\/(?:areas|locations)\/./, 'City'],
  [/^\/places\/./, 'TouristAttraction'],
];

/** Search engines reject stars that a business gives itself (decision 0021). */
const rating = /(?<=")(?:aggregateRating|reviews?|reviewRating|starRating)(?="\s*:)/g;

/** Each page has one schema.org graph, in its head, with a node for what the page is about. */
export const checkStructuredData: Check = ({ pages }) =>
  pages.flatMap(({ path, structuredData }) => {
    const [block, ...others] = structuredData;
    const types = block?.parent === 'head' && others.length === 0 ? typesIn(block.json) : [];
    const found = structuredData.map(({ json, parent }) => `${json.slice(0, 80)} in ${parent}`);
    const [, subject = 'Notary'] = subjects.find(([shape]) => shape.test(path)) ?? [];
    return [
      expectation(path, types.includes(subject), expected(subject), found.join(' and ') || 'none'),
      absence(path, 'no rating and no review', block?.json.match(rating) ?? null),
    ];
  });

/** The types of the nodes; none if this is not a graph. */
function typesIn(json: string): string[] {
  try {
    return graph.parse(JSON.parse(json))['@graph'].flatMap((node) => node['@type']);
  } catch {
    return [];
  }
}
