import type { Business, BusinessRecord, Practice, StateLaw } from '../schema/business';
import { originIsGiven } from '../site';
import { listInWords } from '../text';
import { figuresOf, fillFigures } from './figures';
import { practiceOn } from './practice';

/** The business as it stands on a day, and the words that other content may name in braces. */
export interface Resolved {
  business: Business;
  words: Record<string, string>;
}

/**
 * Takes from the record what is true on a day: the states that may be served, the sentences that
 * hold, the closures still to come. Stand-ins that no visitor may see are left out.
 *
 * @param day as 2026-11-20.
 */
export function resolveBusiness(record: BusinessRecord, day: string): Resolved {
  const { serviceArea, sentences, ...rest } = record;
  const practice = practiceOn(day, record.commissions);
  const areas = serviceArea.filter(({ state }) => practice.states.includes(state));
  const names = areas.map(({ name }) => name);
  let words: Record<string, string> = { ...figuresOf(record), serviceArea: listInWords(names) };
  for (const [name, sentence] of Object.entries(sentences)) {
    const text = holds(sentence.needs, practice) ? sentence.holds : sentence.otherwise;
    words = { ...words, [name]: fillFigures(text, words) };
  }
  const unlessStandIn = <Value>(field: keyof BusinessRecord, value: Value, none: Value): Value =>
    record.standIns.includes(field) ? none : value;
  const withWords = (law: StateLaw): StateLaw => ({
    ...law,
    withoutCommission: fillFigures(law.withoutCommission, words),
  });
  return {
    words,
    business: {
      ...rest,
      standIns: record.standIns.filter((field) => field !== 'origin' || !originIsGiven()),
      description: fillFigures(record.description, words),
      serviceArea: names,
      law: { ID: withWords(record.law.ID), OR: withWords(record.law.OR) },
      practice,
      closures: unlessStandIn('closures', record.closures, []).filter(({ to }) => day <= to),
      payments: unlessStandIn('payments', record.payments, []),
      languages: unlessStandIn('languages', record.languages, []),
      profiles: unlessStandIn('profiles', record.profiles, []),
      verification: unlessStandIn('verification', record.verification, {}),
    },
  };
}

function holds(needs: 'ID' | 'OR' | 'remote', { states, remote }: Practice): boolean {
  // The texts on remote acts are of a notary in Idaho (51-114A).
  return needs === 'remote' ? remote.includes('ID') : states.includes(needs);
}
