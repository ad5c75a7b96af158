import type { Business, BusinessRecord } from '../schema/business';
import type { Practice } from '../schema/commission';
import { originIsGiven } from '../site';
import { listInWords } from '../text';
import { figuresOf, fillFigures } from './figures';
import { practiceOn } from './practice';

/**
 * What content may name in braces on a day: figures, the regions that may be served, and the
 * sentences of business.yaml in the form that holds. A sentence may name those above it.
 *
 * @param day as 2026-11-20.
 */
export function wordsOn(day: string, record: BusinessRecord): Record<string, string> {
  const practice = practiceOn(day, record.commissions);
  const words = { ...figuresOf(record), serviceArea: listInWords(regions(record, practice)) };
  for (const [name, { needs, holds, otherwise }] of Object.entries(record.sentences)) {
    const text = isInForce(needs, record, practice) ? holds : otherwise;
    Object.assign(words, { [name]: fillFigures(text, words) });
  }
  return words;
}

/**
 * Takes from the record what is true on a day: the states that may be served, the regions there, the
 * days off still to come. Stand-ins that no visitor may see are left out.
 *
 * @param day as 2026-11-20.
 */
export function resolveBusiness(record: BusinessRecord, day: string): Business {
  const { sentences, ...rest } = record;
  const practice = practiceOn(day, record.commissions);
  const unlessStandIn = <Value>(field: keyof BusinessRecord, value: Value, none: Value): Value =>
    record.standIns.includes(field) ? none : value;
  return {
    ...rest,
    standIns: record.standIns.filter((field) => field !== 'origin' || !originIsGiven()),
    serviceArea: regions(record, practice),
    practice,
    closures: unlessStandIn('closures', record.closures, [])
      .filter(({ to }) => day <= to)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    payments: unlessStandIn('payments', record.payments, []),
    languages: unlessStandIn('languages', record.languages, []),
    profiles: unlessStandIn('profiles', record.profiles, []),
    verification: unlessStandIn('verification', record.verification, {}),
  };
}

function isInForce(
  needs: BusinessRecord['sentences'][string]['needs'],
  { delivery }: BusinessRecord,
  { online, states }: Practice,
): boolean {
  if (needs === 'delivery') return delivery !== undefined;
  return needs === 'remote' ? online : states.includes(needs);
}

function regions({ serviceArea }: BusinessRecord, { states }: Practice): string[] {
  return serviceArea.filter(({ state }) => states.includes(state)).map(({ name }) => name);
}
