import * as z from 'zod';
import { byState, stateNames } from '../states';
import { oneOf, textLike } from './fields';
import { group, labeled } from './labeled';
import { uniqueKeys, withRules } from './rules';

/** A sentence in two versions: while content/business has something on record, and while not. */
const sentence = group('Sentence', {
  key: labeled(textLike(/^\w+$/, 'a name of letters and digits'), 'Name').describe(
    'Other texts name the sentence by it, in braces.',
  ),
  needs: labeled(
    oneOf({
      ...byState((state) => `A commission in ${stateNames[state]}`),
      remote: 'An authorization to notarize online',
      delivery: 'Messages delivered from the form',
      mapsInView: 'Maps that appear when they come into view',
      priorityPrice: 'A price for priority visits',
      cancellation: 'Your answer on changes and cancellations',
    }),
    'Depends on',
  ),
  holds: labeled(z.string().meta({ maxLength: 400 }), 'What the site says with that'),
  otherwise: labeled(z.string().meta({ maxLength: 400 }), 'What the site says without it').describe(
    'Empty for nothing.',
  ),
});

export const sentences = withRules(z.array(sentence), uniqueKeys).describe(
  'Sentences that other texts name in braces, such as {orOnline}. A sentence may name the ones above it.',
);
