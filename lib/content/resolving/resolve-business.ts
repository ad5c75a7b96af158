import { unansweredHolidays } from '../../hours/holidays';
import { statusEnd } from '../../hours/status-end';
import type { Authority } from '../../schema/authority';
import {
  type Business,
  type BusinessFiles,
  type BusinessRecord,
  businessFiles,
} from '../../schema/business';
import { holdingOn } from '../../schema/commission';
import type { Law } from '../../schema/laws';
import { stateNames } from '../../states';
import { formatList } from '../../text/format';
import { madeUpPart, placeholdersIn } from '../placeholders';
import type { Reader } from '../reading/reader';
import { interpolate, templateVariables, type Variables } from '../reading/template-variables';
import { authorityOn } from './authority';
import { resolveNotary } from './pictures';

/** The record, and the stage at which other files are read; without laws, only problems. */
export function readBusinessRecord(reader: Reader, day: string, laws?: readonly Law[]) {
  const sections = Object.fromEntries(laws?.map(({ key, section }) => [key, section]) ?? []);
  const first = laws && ({ known: 'laws', variables: sections } as const);
  const unfilled = reader.files('business', businessFiles, first);
  if (!unfilled || !first) return undefined;
  const facts = recordOf(unfilled);
  const variables = { ...sections, ...variablesOn(day, facts) };
  const stage = { known: 'laws and business', variables, brand: facts.brand } as const;
  const files = reader.files('business', businessFiles, stage);
  return files && { record: recordOf(files), stage };
}

function recordOf(files: BusinessFiles): BusinessRecord {
  const days = Object.values(files).map((file) => file.updated);
  return Object.assign({}, ...Object.values(files), { updated: days.sort().at(-1) });
}

/**
 * What content may name in braces on a day such as 2026-11-20: the facts of content/business, the
 * regions we may serve, and its sentences as true then. One may name those above it.
 */
export function variablesOn(day: string, record: BusinessRecord): Variables {
  const authority = authorityOn(day, record.commissions);
  const variables: Variables = {
    ...templateVariables({ ...record, authority }),
    serviceArea: serviceArea(record, authority),
  };
  for (const { key, needs, holds, otherwise } of record.sentences) {
    const text = isInForce(needs, record, authority) ? holds : otherwise;
    variables[key] = interpolate(text, variables);
  }
  return variables;
}

/**
 * The record as it applies on a day such as 2026-11-20: the states we may serve, their regions, the
 * days off and the notice not yet over. Placeholders that no visitor should see are left out.
 */
export function resolveBusiness(record: BusinessRecord, day: string): Business {
  const { sentences, holidaysWorked, ...rest } = record;
  const authority = authorityOn(day, record.commissions);
  const placeholders = placeholdersIn(record)
    .map(({ path }) => path.join('.'))
    // The environment may set another, so that this one isn't used.
    .filter((field) => field !== 'origin' || !process.env['SITE_ORIGIN']);
  return {
    ...rest,
    placeholders,
    textNumber: record.textNumber ?? record.phone,
    serviceArea: regions(record, authority),
    authority,
    onRecord: holdingOn(day, record.onRecord),
    closures: (record.closures ?? [])
      .filter(({ to }) => day <= to)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    holidays: unansweredHolidays(record, day),
    statusEnd: statusEnd(record, day),
    notice: record.notice && day <= record.notice.until ? record.notice : undefined,
    payments: record.payments ?? [],
    languages: record.languages ?? [],
    notary: resolveNotary(record.notary),
    answers: Object.fromEntries(Object.entries(record.answers).filter(([, answer]) => answer)),
    profiles: placeholders.includes('profiles') ? [] : record.profiles,
    reviewLink: placeholders.includes('reviewLink') ? undefined : record.reviewLink,
    verification: Object.fromEntries(
      Object.entries(record.verification).filter(([, code]) => code && !madeUpPart(code)),
    ),
  };
}

function isInForce(
  needs: BusinessRecord['sentences'][number]['needs'],
  { answers, delivery, maps, prices }: BusinessRecord,
  { online, states }: Authority,
): boolean {
  if (needs === 'delivery') return delivery !== undefined;
  if (needs === 'mapsInView') return maps === 'in view';
  if (needs === 'cancellation') return answers.cancellation !== null;
  if (needs === 'priorityPrice') return Boolean(prices.priority);
  return needs === 'remote' ? online : states.includes(needs);
}

/** The regions in a sentence; the states, should no region be in one of them. */
function serviceArea(record: BusinessRecord, authority: Authority): string {
  const named = regions(record, authority).map(({ name, inSentence = name }) => inSentence);
  return formatList(named.length > 0 ? named : authority.states.map((code) => stateNames[code]));
}

function regions({ serviceArea }: BusinessRecord, { states }: Authority) {
  return serviceArea.filter(({ state }) => states.includes(state));
}
