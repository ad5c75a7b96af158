import { z } from 'zod';
import { type FieldProblem, type StateCode, stateCode } from './fields';
import type { StateLaw } from './state-law';

const dollarAmount = z.number().nonnegative();

/** Where a notarization is done: in a state, or online. */
const places = [...stateCode.options, 'online'] as const;

const first = (where: string) =>
  dollarAmount
    .nullable()
    .describe(
      `Enter what you charge for the first notarization ${where}, in dollars. Until you do, pages say what the law allows.`,
    );

const additional = (where: string) =>
  dollarAmount.describe(
    `What you charge ${where}. The legal cap is the same as for the first: see \`highestFee\`.`,
  );

/** Travel prices by distance, nearest first. */
const travelBand = z.strictObject({
  upTo: z.number().positive().describe('The distance from your home town, in straight-line miles.'),
  price: dollarAmount.describe('What travel costs up to that distance, in dollars.'),
});
export type TravelBand = z.infer<typeof travelBand>;

export const prices = z
  .strictObject({
    firstNotarization: z
      .strictObject({ ID: first('in Idaho'), OR: first('in Oregon'), online: first('online') })
      .describe('The first notarization of a visit or online session, in dollars.'),
    additionalNotarization: z
      .strictObject({
        ID: additional('in Idaho'),
        OR: additional('in Oregon'),
        online: additional('online'),
      })
      .describe('Each one after the first, in dollars.'),
    travel: z
      .array(travelBand)
      .min(1)
      .refine(
        (bands) => bands.every(({ upTo }, index) => upTo > (bands[index - 1]?.upTo ?? 0)),
        'the nearest first',
      )
      .nullable()
      .describe(
        'Enter what travel costs by miles from your home town, such as `travel: [{ upTo: 10, price: 20 }, { upTo: 40, price: 45 }]`. By law, it must be the actual and reasonable cost. For towns farther out, and for all of them until you enter it, pages say you quote travel before you come.',
      ),
    priority: dollarAmount
      .nullable()
      .describe(
        'Enter the extra charge for a priority visit, in dollars; 0 if there is none. Until you do, pages say any charge is agreed on first.',
      ),
  })
  .describe('In dollars. Other texts name a price in braces, such as {additionalFee}.');
export type Prices = z.infer<typeof prices>;

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = z
  .strictObject({
    priorityHours: z
      .number()
      .int()
      .positive()
      .describe('How soon you come for a priority visit, in hours.'),
    standardHours: range.describe(
      'How soon you come for other visits, in hours, such as [24, 48].',
    ),
    loanSigningMinutes: range.describe('How many minutes a loan signing takes, such as [45, 60].'),
    apostilleMailWeeks: range.describe(
      'How many weeks an apostille takes by mail, such as [1, 3].',
    ),
  })
  .describe('How long things take. Other texts name a time in braces, such as {priorityWindow}.');

interface Records {
  prices: Prices;
  law: Record<StateCode, StateLaw>;
  /** The states with a commission, and whether it authorizes remote notarizations. */
  commissions: { [State in StateCode]?: { remote?: unknown } | undefined };
}

/** Prices above what a state's law allows for one notarization. */
export function priceProblems({ prices, law, commissions }: Records): FieldProblem[] {
  // Without a remote authorization in Oregon, only a notary in Idaho notarizes online.
  const remote = stateCode.options.filter((state) => state === 'ID' || commissions[state]?.remote);
  const caps = (place: (typeof places)[number]) =>
    place === 'online'
      ? remote
          .map((state) => law[state])
          .map((of) => ({ ...of, cap: of.highestRemoteFee ?? of.highestFee }))
      : [{ ...law[place], cap: law[place].highestFee }];
  return (['firstNotarization', 'additionalNotarization'] as const).flatMap((field) =>
    places.flatMap((place) =>
      caps(place)
        .filter(({ cap }) => (prices[field][place] ?? 0) > cap)
        .map(({ cap, feeSource }) => ({
          path: ['prices', field, place],
          message: `at most ${cap} dollars (${feeSource})`,
        })),
    ),
  );
}
