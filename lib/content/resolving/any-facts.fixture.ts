import * as fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { fromEntries } from '../../from-entries';
import { weeklySets } from '../../hours/generated-hours.fixture';
import { feeCap } from '../../pricing/fees';
import { businessFileOf } from '../../schema/business';
import { feePlaces } from '../../schema/prices';
import { byState, homeState, stateCodes } from '../../states';
import type { Source } from '../reading/reader';

/** Fields of content/business, by name, as their files have them. */
type Facts = Record<string, unknown>;

const words = (max: number) =>
  fc
    .array(fc.constantFrom('Notary', 'of', 'the', 'Lark & Co', 'Señora', "O'Neil's", 'B'), {
      minLength: 2,
    })
    .map((list) => list.join(' ').slice(0, max).trim());
const cents = (most: number) => fc.nat(Math.round(most * 100)).map((amount) => amount / 100);
const range = fc.tuple(fc.nat(200), fc.nat(200)).map(([a, b]) => [a + 1, a + b + 2]);
const day = fc.constantFrom('2020-01-31', '2026-11-23', '2031-01-31', undefined);

const commissions = fc.record(
  byState((state) =>
    fc.record({
      held: state === homeState ? fc.constant(true) : fc.boolean(),
      expires: day,
      remote: fc.record({ held: fc.boolean(), since: day }),
    }),
  ),
);

const pricesUnder = (
  held: Parameters<typeof feeCap>[1]['commissions'],
  towns: readonly string[],
) => {
  const byPlace = <Price>(make: (most: number) => fc.Arbitrary<Price>) =>
    fc.record(
      fromEntries(
        feePlaces.map((place) => [place, make(feeCap(place, { commissions: held }).dollars)]),
      ),
    );
  const travel = fc.record({ price: cents(400), towns: fc.subarray([...towns], { minLength: 1 }) });
  return fc.record({
    firstNotarization: byPlace((most) => fc.option(cents(most))),
    additionalNotarization: byPlace(cents),
    travel: fc.option(fc.tuple(travel)),
    priority: fc.option(cents(100)),
  });
};

/**
 * Any facts of a business that its schemas accept, and that other texts name in braces.
 *
 * @param towns the slugs of its towns.
 */
export const anyFacts = (towns: readonly string[]): fc.Arbitrary<Facts> =>
  commissions.chain((held) =>
    fc.record({
      commissions: fc.constant(held),
      prices: pricesUnder(held, towns),
      brand: words(40).filter(({ length }) => length > 2),
      hours: weeklySets.map((sets) =>
        sets.map((set) => ({ ...set, nextDay: set.closes < set.opens })),
      ),
      times: fc.record({
        priorityHours: fc.integer({ min: 1, max: 400 }),
        priorityMiles: fc.integer({ min: 1, max: 400 }),
        standardHours: range,
        loanSigningMinutes: range,
        apostilleMailWeeks: range,
      }),
      payments: fc.option(fc.array(words(40), { minLength: 1, maxLength: 9 })),
      serviceArea: fc.array(
        fc.record({
          name: words(120),
          inSentence: fc.option(words(120), { nil: undefined }),
          state: fc.constantFrom(...stateCodes),
          counties: fc.constant(['Nowhere']),
        }),
        { minLength: 1, maxLength: 9 },
      ),
      delivery: fc.constantFrom(undefined, 'https://forms.notary.internal/messages'),
      maps: fc.constantFrom('on a click', 'in view'),
    }),
  );

/** The files of content with other facts in place of theirs. */
export function withFacts(source: Source, facts: Facts): Source {
  const texts = new Map(source.texts);
  for (const [field, value] of Object.entries(facts)) {
    const file = businessFileOf(field);
    const changed = { ...parse(texts.get(file) ?? ''), [field]: value };
    texts.set(file, stringify(changed, { aliasDuplicateObjects: false }));
  }
  return { ...source, texts };
}
