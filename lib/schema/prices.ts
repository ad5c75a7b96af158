import { z } from 'zod';
import { stateCode } from './fields';
import { stateNames } from './state-names';

const dollarAmount = z.number().nonnegative().meta({ input: 'money' });

/** Where a notarization is done: in a state, or online. */
export const places = [...stateCode.options, 'online'] as const;

export type Place = (typeof places)[number];

const titles: Record<Place, string> = { ...stateNames, online: 'Online' };

/** The law caps both prices; a form shows the cap of the place. */
const first = (place: Place) =>
  dollarAmount
    .nullable()
    .describe('Until you fill it in, pages say what the law allows.')
    .meta({ title: titles[place], cap: place });

const additional = (place: Place) => dollarAmount.meta({ title: titles[place], cap: place });

/** Travel prices by distance, nearest first. */
const travelBand = z
  .strictObject({
    upTo: z
      .number()
      .positive()
      .describe('Straight-line miles from your home town.')
      .meta({ title: 'Up to (miles)' }),
    price: dollarAmount,
  })
  .meta({ title: 'Distance' });
export type TravelBand = z.infer<typeof travelBand>;

export const prices = z
  .strictObject({
    firstNotarization: z
      .strictObject({ ID: first('ID'), OR: first('OR'), online: first('online') })
      .describe('The first notarization of a visit or online session, in dollars.'),
    additionalNotarization: z
      .strictObject({
        ID: additional('ID'),
        OR: additional('OR'),
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
        'The nearest first. By law, it must be the actual and reasonable cost. For towns farther out, and for all of them until you fill it in, pages say you quote travel before you come.',
      ),
    priority: dollarAmount
      .nullable()
      .describe(
        'The extra charge; 0 if there is none. Until you fill it in, pages say any charge is agreed on first.',
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
