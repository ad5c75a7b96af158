import { group } from '../labeled';
import { template, words } from './copy';

/** A template that must have these of its gaps, because the law requires them. */
const complete = <const Name extends string>(
  required: readonly Name[],
  max: number,
  title: string,
) =>
  template(['state', ...required], max, title).refine(
    (text) =>
      required.every((name) => text.some((part) => typeof part !== 'string' && part.name === name)),
    `text with ${required.map((name) => `{${name}}`).join(', ')}, which the law requires`,
  );

/** content/pages/law.yaml: what surrounds the law's own words, which are in lib/states.ts. */
export const law = group('What the law says', {
  ours: complete(['first', 'additional'], 160, 'Your fees').describe(
    'What you charge in a state, before the highest fee.',
  ),
  fee: complete(['fee', 'source'], 160, 'Highest fee').describe(
    'The highest fee for a notarization in a state.',
  ),
  feeAndRemote: complete(['fee', 'remoteFee', 'source'], 200, 'Highest fee, also online').describe(
    'The same in a state with a separate fee for remote notarizations.',
  ),
  withoutCommission: template(['state', 'source'], 300, 'While you have no commission').describe(
    'Where you hold no commission. The section says that the state honors what is notarized elsewhere.',
  ),
  travel: words(240).describe('What the law says about the price of travel.'),
});
