import { file } from '../labeled';
import { template, words } from './copy';

/** A template that must have these of its gaps, because the law requires them. */
const complete = <const Name extends string>(
  required: readonly Name[],
  max: number,
  help: string,
  title: string,
) =>
  template(['state', ...required], max, help, title).refine(
    (text) =>
      required.every((name) => text.some((part) => typeof part !== 'string' && part.name === name)),
    `text with ${required.map((name) => `{${name}}`).join(', ')}, which the law requires`,
  );

/** content/pages/law.yaml: what surrounds the law's own words, which are in lib/states.ts. */
export const law = file('What the law says', {
  ours: complete(
    ['first', 'additional'],
    160,
    'What you charge in a state, before the highest fee.',
    'Your fees',
  ),
  fee: complete(
    ['fee', 'source'],
    160,
    'The highest fee for a notarization in a state.',
    'Highest fee',
  ),
  feeAndRemote: complete(
    ['fee', 'remoteFee', 'source'],
    200,
    'The same in a state with a separate fee for remote notarizations.',
    'Highest fee, also online',
  ),
  withoutCommission: template(
    ['state', 'source'],
    300,
    'Where you hold no commission. The section says that the state honors what is notarized elsewhere.',
    'While you have no commission',
  ),
  travel: words(240, 'What the law says about the price of travel.'),
  checked: template(
    ['date'],
    80,
    'When someone last read the law on fees and notices.',
    'Law last read',
  ),
});
