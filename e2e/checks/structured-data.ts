import { z } from 'zod';
import { absence, type Check, expectation } from './outcome';

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })).min(1),
});

const expected =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';

/** Search engines reject stars that a business gives itself (decision 0021). */
const rating = /(?<=")(?:aggregateRating|reviews?|reviewRating|starRating)(?="\s*:)/g;

/** Each page has one schema.org graph, in its head. lib/pages/json-ld has tests of what that says. */
export const checkStructuredData: Check = ({ pages }) =>
  pages.flatMap(({ path, structuredData }) => {
    const [block] = structuredData;
    const found = structuredData.map(({ json, parent }) => `${json.slice(0, 80)} in ${parent}`);
    const isRight = found.length === 1 && block?.parent === 'head' && isGraph(block.json);
    return [
      expectation(path, isRight, expected, found.join(' and ') || 'none'),
      absence(path, 'no rating and no review', block?.json.match(rating) ?? null),
    ];
  });

function isGraph(json: string): boolean {
  try {
    return graph.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
