import { z } from 'zod';
import { byState, stateCodes, stateNames } from '../states';
import { textLike, uniqueKeys } from './fields';

/**
 * A sentence in two versions: while something is on record in content/business, and while it isn't.
 */
const sentence = z
  .strictObject({
    key: textLike(/^\w+$/, 'a name of letters and digits')
      .describe('Other texts put it in braces.')
      .meta({ title: 'Name' }),
    needs: z.enum([...stateCodes, 'remote', 'delivery', 'priorityPrice', 'cancellation']).meta({
      title: 'What makes it true',
      labels: {
        ...byState((state) => `A commission in ${stateNames[state]}`),
        remote: 'An authorization to notarize online',
        delivery: 'Messages delivered from the form',
        priorityPrice: 'A price for priority visits',
        cancellation: 'Your answer on changes and cancellations',
      },
    }),
    holds: z.string().max(400).describe('What the site says then.').meta({ title: 'While it is' }),
    otherwise: z
      .string()
      .max(400)
      .describe('What the site says then. Empty for nothing.')
      .meta({ title: "While it isn't" }),
  })
  .meta({ title: 'Sentence' });

export const sentences = z
  .array(sentence)
  .superRefine(uniqueKeys)
  .describe(
    'Sentences that other texts name in braces, such as {orOnline}. A sentence may name the ones above it.',
  );
