import { z } from 'zod';
import { byState, stateCodes, stateNames, states } from '../states';
import { capitalize } from '../text';
import { townSlug } from './fields';

const dollarAmount = z.number().nonnegative().meta({ input: 'money' });

/** Where a notarization is done: in a state, or online. */
export const places = [...stateCodes, 'online'] as const;

export type Place = (typeof places)[number];

const titles: Record<Place, string> = { ...stateNames, online: 'Online' };

/** The law caps both prices; a form shows the cap of the place. */
const first = (place: Place) =>
  dollarAmount
    .nullable()
    .describe(
      (place !== 'online' && states[place].help.firstNotarization) ||
        'Until you fill it in, pages say what the law allows.',
    )
    .meta({ title: titles[place], cap: place });

const additional = (place: Place) => dollarAmount.meta({ title: titles[place], cap: place });

const travelLaw = capitalize(
  stateCodes.map((state) => `in ${stateNames[state]}, ${states[state].help.travel}`).join('; '),
);

/** Travel at one price. */
const travelPrice = z
  .strictObject({
    price: dollarAmount,
    towns: z.array(townSlug).min(1).describe('Each town that costs this much.'),
  })
  .meta({ title: 'Price' });
export type TravelPrice = z.infer<typeof travelPrice>;

export const prices = z
  .strictObject({
    firstNotarization: z
      .strictObject({ ...byState(first), online: first('online') })
      .describe('The first notarization of a visit or online session, in dollars.'),
    additionalNotarization: z
      .strictObject({ ...byState(additional), online: additional('online') })
      .describe('Each one after the first, in dollars.'),
    travel: z
      .array(travelPrice)
      .min(1)
      .superRefine((prices, context) => {
        const towns = prices.flatMap((record) => record.towns);
        prices.forEach(({ towns: own }, index) => {
          if (!own.some((town) => towns.filter((other) => other === town).length > 1)) return;
          context.addIssue({ code: 'custom', path: [index, 'towns'], message: 'each town once' });
        });
      })
      .nullable()
      .describe(
        `By town, from what the road costs you. ${travelLaw}. For other towns, and for all of them until you fill it in, pages say it's agreed to first.`,
      ),
    priority: dollarAmount
      .nullable()
      .describe(
        'The extra charge; 0 if there is none. Before you charge one, ask the Secretary of State. Until you fill it in, pages say any charge is agreed on first.',
      )
      .meta({ title: 'Priority visit' }),
  })
  .describe('In dollars. Other texts name a price in braces, such as {additionalFee}.');
export type Prices = z.infer<typeof prices>;

const range = z
  .tuple([
    z.number().int().positive().meta({ title: 'From' }),
    z.number().int().positive().meta({ title: 'To' }),
  ])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = z
  .strictObject({
    priorityHours: z
      .number()
      .int()
      .positive()
      .describe('How soon you come for one.')
      .meta({ title: 'Priority visit (hours)' }),
    standardHours: range.describe('How soon you come.').meta({ title: 'Other visits (hours)' }),
    loanSigningMinutes: range
      .describe('How long one takes.')
      .meta({ title: 'Loan signing (minutes)' }),
    apostilleMailWeeks: range
      .describe('How long one takes.')
      .meta({ title: 'Apostille by mail (weeks)' }),
  })
  .describe('Other texts name a time in braces, such as {priorityWindow}.')
  .meta({ title: 'How long things take' });
