import * as z from 'zod';
import { fromEntries } from '../from-entries';
import { stateCodes, stateNames, states } from '../states';
import { capitalize } from '../text/format';
import { townSlug } from './fields';
import { group, labeled } from './labeled';
import { withRules } from './rules';

const dollarAmount = z
  .number()
  .nonnegative()
  .multipleOf(0.01, 'an amount in dollars and cents, such as 25.50')
  .meta({ input: 'money' });

export const feePlaces = [...stateCodes, 'online'] as const;

export type FeePlace = (typeof feePlaces)[number];

const byPlace = <Field>(make: (place: FeePlace) => Field) =>
  fromEntries(feePlaces.map((place) => [place, make(place)]));

const titles: Record<FeePlace, string> = { ...stateNames, online: 'Online' };

/** The law caps both prices; a form shows the cap of the place. */
const first = (place: FeePlace) =>
  labeled(dollarAmount.nullable().meta({ cap: place }), titles[place]).describe(
    (place !== 'online' && states[place].help.firstNotarization) ||
      'Until you fill it in, pages say what the law allows.',
  );

const additional = (place: FeePlace) => labeled(dollarAmount.meta({ cap: place }), titles[place]);

const travelLaw = capitalize(
  stateCodes.map((state) => `in ${stateNames[state]}, ${states[state].help.travel}`).join('; '),
);

const travelPrice = group('Price', {
  price: dollarAmount,
  towns: z.array(townSlug).min(1).describe('Each town that costs this much.'),
});

export const prices = group('', {
  firstNotarization: group('', byPlace(first)).describe(
    'The first notarization of a visit or online session, in dollars.',
  ),
  additionalNotarization: group('', byPlace(additional)).describe(
    'Each one after the first, in dollars.',
  ),
  travel: withRules(z.array(travelPrice).min(1), (prices) => {
    const all = prices.flatMap(({ towns }) => towns);
    const isOnce = (town: string) => all.indexOf(town) === all.lastIndexOf(town);
    return prices.map(({ towns }, at) => [towns.every(isOnce), [at, 'towns'], 'each town once']);
  })
    .nullable()
    .describe(
      `By town, from what the road costs you. ${travelLaw}. For other towns, and for all of them until you fill it in, pages say it's agreed to first. With prices, the page of each town that has one adds up the fees.`,
    ),
  priority: labeled(dollarAmount.nullable(), 'Priority visit').describe(
    'The extra charge; 0 if there is none. Before you charge one, ask the Secretary of State. Until you fill it in, pages name none.',
  ),
}).describe('In dollars. Where another text says {additionalFee}, pages show the price from here.');

const range = z
  .tuple([labeled(z.number().int().positive(), 'From'), labeled(z.number().int().positive(), 'To')])
  .refine(([low, high]) => low < high, 'the smaller number first');

export const times = group('How long things take', {
  priorityHours: labeled(z.number().int().positive(), 'Priority visit (hours)').describe(
    'How soon you come for one.',
  ),
  priorityMiles: labeled(z.number().int().positive(), 'Priority visit (miles)').describe(
    "How far that reaches: straight-line miles from your home town, which are fewer than the road's. For towns farther away, pages say to call.",
  ),
  standardHours: labeled(range, 'Other visits (hours)').describe('How soon you come.'),
  loanSigningMinutes: labeled(range, 'Loan signing (minutes)').describe('How long one takes.'),
  apostilleMailWeeks: labeled(range, 'Apostille by mail (weeks)').describe('How long one takes.'),
}).describe('Where another text says {priorityWindow}, pages show the time from here.');
