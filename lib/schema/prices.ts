import { z } from 'zod';
import { stateCode } from './fields';
import { stateNames } from './state-names';

const dollarAmount = z.number().nonnegative().meta({ input: 'money' });

/** Where a notarization is done: in a state, or online. */
export const places = [...stateCode.options, 'online'] as const;

export type Place = (typeof places)[number];

const titles: Record<Place, string> = { ...stateNames, online: 'Online' };
const where = (place: Place) => (place === 'online' ? 'online' : `in ${titles[place]}`);

/** The law caps both prices; a form shows the cap of the place. */
const first = (place: Place) =>
  dollarAmount
    .nullable()
    .describe(
      `Enter what you charge for the first notarization ${where(place)}, in dollars. Until you do, pages say what the law allows.`,
    )
    .meta({
      title: titles[place],
      hint: 'Until you fill it in, pages say what the law allows.',
      cap: place,
    });

const additional = (place: Place) =>
  dollarAmount
    .describe(
      `What you charge ${where(place)}. The legal cap is the same as for the first: see \`highestFee\`.`,
    )
    .meta({ title: titles[place], hint: '', cap: place });

/** Travel prices by distance, nearest first. */
const travelBand = z
  .strictObject({
    upTo: z
      .number()
      .positive()
      .describe('The distance from your home town, in straight-line miles.')
      .meta({
        title: 'Up to (miles)',
        hint: 'Straight-line miles from your home town.',
      }),
    price: dollarAmount
      .describe('What travel costs up to that distance, in dollars.')
      .meta({ hint: '' }),
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
        'Enter what travel costs by miles from your home town, such as `travel: [{ upTo: 10, price: 20 }, { upTo: 40, price: 45 }]`. By law, it must be the actual and reasonable cost. For towns farther out, and for all of them until you enter it, pages say you quote travel before you come.',
      )
      .meta({
        hint: 'The nearest first. By law, it must be the actual and reasonable cost. For towns farther out, and for all of them until you fill it in, pages say you quote travel before you come.',
      }),
    priority: dollarAmount
      .nullable()
      .describe(
        'Enter the extra charge for a priority visit, in dollars; 0 if there is none. Until you do, pages say any charge is agreed on first.',
      )
      .meta({
        title: 'Priority visit',
        hint: 'The extra charge; 0 if there is none. Until you fill it in, pages say any charge is agreed on first.',
      }),
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
      .describe('How soon you come for a priority visit, in hours.')
      .meta({ title: 'Priority visit (hours)', hint: 'How soon you come for one.' }),
    standardHours: range
      .describe('How soon you come for other visits, in hours, such as [24, 48].')
      .meta({ title: 'Other visits (hours)', hint: 'How soon you come.' }),
    loanSigningMinutes: range
      .describe('How many minutes a loan signing takes, such as [45, 60].')
      .meta({ title: 'Loan signing (minutes)', hint: 'How long one takes.' }),
    apostilleMailWeeks: range
      .describe('How many weeks an apostille takes by mail, such as [1, 3].')
      .meta({ title: 'Apostille by mail (weeks)', hint: 'How long one takes.' }),
  })
  .describe('How long things take. Other texts name a time in braces, such as {priorityWindow}.')
  .meta({
    title: 'How long things take',
    hint: 'Other texts name a time in braces, such as {priorityWindow}.',
  });
