import type { z } from 'zod';
import { pageFile, template, words } from './copy';

/** A template that must have these of its gaps, because the law requires them. */
const complete = <const Name extends string>(
  help: string,
  required: readonly Name[],
  max: number,
) =>
  template(help, ['state', ...required], max).refine(
    (text) =>
      required.every((name) => text.some((part) => typeof part !== 'string' && part.name === name)),
    `text with ${required.map((name) => `{${name}}`).join(', ')}, which the law requires`,
  );

/** content/pages/law.yaml: what surrounds the law's own words, which are in business/law.yaml. */
export const law = pageFile('What the law says', {
  ours: complete(
    'What you charge in a state, before the highest fee.',
    ['first', 'additional'],
    160,
  ).meta({ title: 'Your fees' }),
  fee: complete('The highest fee for a notarization in a state.', ['fee', 'source'], 160).meta({
    title: 'Highest fee',
  }),
  feeAndRemote: complete(
    'The same in a state with a separate fee for remote notarizations.',
    ['fee', 'remoteFee', 'source'],
    200,
  ).meta({ title: 'Highest fee, also online' }),
  travel: words('What the law says about the price of travel.', 240),
  checked: template('When someone last read the law on fees and notices.', ['date'], 80).meta({
    title: 'Law last read',
  }),
});
export type LawCopy = z.infer<typeof law>;
