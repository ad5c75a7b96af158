import { z } from 'zod';
import { absence, type Check, expectation } from './outcome';

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })).min(1),
});

const expected =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';

/** What every page says of the business, in full: a crawler may see no other (decision 0021). */
const business = [
  ...['@id', 'name', 'description', 'url', 'telephone', 'address', 'geo', 'priceRange'],
  ...['openingHoursSpecification', 'areaServed'],
];

/** Search engines reject stars that a business gives itself (decision 0021). */
const rating = /(?<=")(?:aggregateRating|reviews?|reviewRating|starRating)(?="\s*:)/g;

/**
 * Each page has one schema.org graph, in its head, with the whole business. lib/pages/json-ld has tests
 * of what that says.
 */
export const checkStructuredData: Check = ({ pages }) =>
  pages.flatMap(({ path, structuredData }) => {
    const [block, second] = structuredData;
    const nodes = block?.parent === 'head' && !second ? nodesIn(block.json) : undefined;
    if (!block || !nodes) {
      const found = structuredData.map(({ json, parent }) => `${json.slice(0, 80)} in ${parent}`);
      return expectation(path, false, expected, found.join(' and ') || 'none');
    }
    const notaries = nodes.filter((node) => node['@type'] === 'Notary');
    const missing = business.filter((key) => notaries.some((node) => !node[key]));
    return [
      expectation(path, notaries.length === 1, 'one Notary', String(notaries.length)),
      expectation(path, missing.length === 0, 'the whole Notary', `no ${missing.join(', ')}`),
      absence(path, 'no rating and no review', block.json.match(rating)),
    ];
  });

function nodesIn(json: string) {
  try {
    return graph.safeParse(JSON.parse(json)).data?.['@graph'];
  } catch {
    return;
  }
}
