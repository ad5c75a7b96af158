import { z } from 'zod';
import { template, words } from './copy';

/** A template that names each of its gaps: the law asks for all of them. */
const complete = <const Name extends string>(help: string, names: readonly Name[], max: number) =>
  template(help, names, max).refine(
    (text) =>
      names.every((name) => text.some((part) => typeof part !== 'string' && part.name === name)),
    `text with ${names.map((name) => `{${name}}`).join(', ')}, which the law asks for`,
  );

/** content/pages/law.yaml: what surrounds the law's own words, which are in business.yaml. */
export const law = z.strictObject({
  fee: complete('The highest fee of an act in a state.', ['fee', 'source'], 160),
  feeAndRemote: complete(
    'The same in a state with a fee of its own for remote acts.',
    ['fee', 'remoteFee', 'state', 'source'],
    200,
  ),
  travel: words('What the law says about the price of a trip.', 240),
  checked: template(
    'The oldest `read` in laws.yaml of the sections that `law` in business.yaml names.',
    ['date'],
    80,
  ),
});
export type LawCopy = z.infer<typeof law>;
