import type { Business, BusinessRecord } from '../schema/business';
import type { Authority } from '../schema/commission';
import { isOriginGiven } from '../site';
import { formatList } from '../text';
import { authorityOn } from './authority';
import { interpolate, templateVariables } from './template-variables';

/**
 * What content may name in braces on a day: figures, the regions that may be served, and the
 * sentences of business.yaml in the form that holds. A sentence may name those above it.
 *
 * @param day as 2026-11-20.
 */
export function wordsOn(day: string, record: BusinessRecord): Record<string, string> {
  const authority = authorityOn(day, record.commissions);
  const words = {
    ...templateVariables(record),
    serviceArea: formatList(regions(record, authority)),
  };
  for (const [name, { needs, holds, otherwise }] of Object.entries(record.sentences)) {
    const text = isInForce(needs, record, authority) ? holds : otherwise;
    Object.assign(words, { [name]: interpolate(text, words) });
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
  const authority = authorityOn(day, record.commissions);
  const unlessStandIn = <Value>(field: keyof BusinessRecord, value: Value, none: Value): Value =>
    record.placeholders.includes(field) ? none : value;
  return {
    ...rest,
    placeholders: record.placeholders.filter((field) => field !== 'origin' || !isOriginGiven()),
    serviceArea: regions(record, authority),
    authority,
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
  { online, states }: Authority,
): boolean {
  if (needs === 'delivery') return delivery !== undefined;
  return needs === 'remote' ? online : states.includes(needs);
}

function regions({ serviceArea }: BusinessRecord, { states }: Authority): string[] {
  return serviceArea.filter(({ state }) => states.includes(state)).map(({ name }) => name);
}
