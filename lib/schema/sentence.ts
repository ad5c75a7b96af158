import { z } from 'zod';

/**
 * A sentence in two versions: while something is on record in business.yaml, and while it isn't.
 */
const sentence = z.strictObject({
  needs: z
    .enum(['ID', 'OR', 'remote', 'delivery', 'priorityPrice'])
    .describe(
      "What makes it true: a state's commission, an authorization to notarize online (`remote`), `delivery`, or a price for priority visits (`priorityPrice`).",
    ),
  holds: z.string().max(400).describe('What the site says while that is on record and valid.'),
  otherwise: z.string().max(400).describe('What the site says otherwise; "" for nothing.'),
});

export const sentences = z
  .record(z.string().regex(/^\w+$/, 'a name of letters and digits'), sentence)
  .describe(
    'Sentences that other texts name in braces, such as {easternOregon}. A sentence may name the ones above it.',
  );
