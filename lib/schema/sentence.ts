import { z } from 'zod';

/** Two forms of a sentence: one for while something is on record in business.yaml, one for while it isn't. */
const sentence = z.strictObject({
  needs: z
    .enum(['ID', 'OR', 'remote', 'delivery', 'priorityPrice'])
    .describe(
      'What makes it true: the commission of a state, an authorization to notarize online (`remote`), `delivery`, or a price for priority visits (`priorityPrice`).',
    ),
  holds: z.string().max(400).describe('What the site says while that is on record and in force.'),
  otherwise: z
    .string()
    .max(400)
    .describe('What the site says without it. With "" it says nothing.'),
});

export const sentences = z
  .record(z.string().regex(/^\w+$/, 'a name of letters and digits'), sentence)
  .describe(
    'Sentences that other texts name in braces, such as {easternOregon}. A sentence may name the ones above it.',
  );
