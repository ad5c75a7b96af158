import type { Business, BusinessRecord } from '../schema/business';
import type { Authority } from '../schema/commission';
import { placeholdersIn } from '../schema/placeholders';
import { isOriginGiven } from '../site';
import { formatList } from '../text';
import { authorityOn } from './authority';
import { interpolate, templateVariables, type Variables } from './template-variables';

/**
 * What content may name in braces on a day: the facts of business.yaml, the regions that may be
 * served, and its sentences in the form that is true then. A sentence may name those above it.
 *
 * @param day as 2026-11-20.
 */
export function variablesOn(day: string, record: BusinessRecord): Variables {
  const authority = authorityOn(day, record.commissions);
  const variables: Variables = {
    ...templateVariables({ ...record, authority }),
    serviceArea: formatList(regions(record, authority)),
  };
  for (const [name, { needs, holds, otherwise }] of Object.entries(record.sentences)) {
    const text = isInForce(needs, record, authority) ? holds : otherwise;
    variables[name] = interpolate(text, variables);
  }
  return variables;
}

/**
 * The record as it applies on a day: the states that may be served, the regions there, the days off
 * that are not over. Placeholders that no visitor should see are left out.
 *
 * @param day as 2026-11-20.
 */
export function resolveBusiness(record: BusinessRecord, day: string): Business {
  const { sentences, ...rest } = record;
  const authority = authorityOn(day, record.commissions);
  const placeholders = placeholdersIn(record)
    .map(({ path }) => path.join('.'))
    .filter((field) => field !== 'origin' || !isOriginGiven());
  return {
    ...rest,
    placeholders,
    serviceArea: regions(record, authority),
    authority,
    closures: (record.closures ?? [])
      .filter(({ to }) => day <= to)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    payments: record.payments ?? [],
    languages: record.languages ?? [],
    answers: Object.fromEntries(Object.entries(record.answers).filter(([, answer]) => answer)),
    profiles: placeholders.includes('profiles') ? [] : record.profiles,
    verification: placeholders.includes('verification') ? {} : record.verification,
  };
}

function isInForce(
  needs: BusinessRecord['sentences'][string]['needs'],
  { delivery, prices }: BusinessRecord,
  { online, states }: Authority,
): boolean {
  if (needs === 'delivery') return delivery !== undefined;
  if (needs === 'priorityPrice') return prices.priority !== null;
  return needs === 'remote' ? online : states.includes(needs);
}

function regions({ serviceArea }: BusinessRecord, { states }: Authority): string[] {
  return serviceArea.filter(({ state }) => states.includes(state)).map(({ name }) => name);
}
