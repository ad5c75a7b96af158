import { z } from 'zod';

/**
 * Two forms of a sentence: one for while a commission, its authorization for remote acts or `delivery`
 * is on record, and one for while it is not.
 */
const sentence = z.strictObject({
  needs: z
    .enum(['ID', 'OR', 'remote', 'delivery'])
    .describe(
      'What makes it true: the commission of a state, the authorization for remote acts, or `delivery`.',
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
