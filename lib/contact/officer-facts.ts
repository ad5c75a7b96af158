import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { stateNames } from '../states';
import { capitalize, formatDate, formatList } from '../text';
import { byDistance } from '../towns/distance';
import { townBySlug } from '../towns/towns';
import { reachAt } from '../towns/visit-times';

/** What offices ask of the owner, and what each answer is called, in their order on the page. */
const questions = {
  fee: 'fee',
  who: 'who comes',
  printing: 'printing',
  dualTrays: 'letter and legal pages',
  scanBacks: 'scan-backs',
  turnaround: 'turnaround',
  afterHours: 'nights and holidays',
  insurance: 'E&O insurance',
  bond: 'bond',
  backgroundCheck: 'background check',
  certification: 'certification',
  w9: 'W-9',
};

/**
 * What an office asks before it orders a signing, as far as it's known: how soon we come to each town
 * that we may serve, the commissions in force, and what the owner has answered.
 *
 * @returns these facts, and the questions that the owner hasn't answered.
 */
export function officerFacts(
  business: Business,
  towns: readonly Town[],
  { reach }: Pick<Pages['service']['officers'], 'reach'>,
) {
  const { answers, authority, commissions, notary, officers, onRecord } = business;
  const served = towns.filter(({ state }) => authority.states.includes(state));
  const nearestFirst = byDistance(townBySlug(towns, business.home.town), served);
  const namesAt = (name: string) =>
    nearestFirst.flatMap(({ town, miles }) => (reachAt(miles, business) === name ? town.name : []));
  const held = authority.states.map((code) => {
    const state = stateNames[code];
    const { expires } = commissions[code];
    return expires ? `${state} (through ${formatDate(expires)})` : state;
  });
  const known: Partial<Record<string, string | null>> = {
    ...answers,
    ...officers,
    ...onRecord,
    who: [notary.name, answers.who].filter(Boolean).join('. '),
  };
  const asked = Object.entries(questions);
  const facts = [
    ...Object.entries(reach).map(([name, label]) => ({ label, words: formatList(namesAt(name)) })),
    { label: 'Commissions', words: authority.lapsed ? '' : formatList(held) },
    ...asked.map(([name, question]) => ({ label: capitalize(question), words: known[name] })),
  ];
  return {
    facts: facts.filter(({ words }) => words),
    unanswered: asked.flatMap(([name, question]) => (known[name] ? [] : question)),
  };
}
