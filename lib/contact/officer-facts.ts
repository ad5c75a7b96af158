import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { capitalize, formatList } from '../text/format';
import { withMilesFrom } from '../towns/distance';
import { homeTownOf, servedTowns } from '../towns/towns';
import { type Reach, reachAt } from '../towns/visit-times';
import { commissionsHeld } from './commissions';

/**
 * What an office asks before it orders a signing, as far as it's known: commissions in force, how
 * soon we come to each town within usual reach, what the owner has answered, and what to ask about.
 */
export function officerFacts(
  business: Business,
  towns: readonly Town[],
  copy: Pages['service']['officers'],
) {
  const { answers, notary, officers, onRecord } = business;
  const served = servedTowns(towns, business);
  const withMiles = withMilesFrom(homeTownOf({ business, towns }), served);
  const townsAt = (reach: Reach) =>
    withMiles.filter(({ miles }) => reachAt(miles, business) === reach);
  const namesAt = (reach: Reach) => formatList(townsAt(reach).map(({ town }) => town.name));
  const asked = [
    { name: 'fee', words: officers.fee },
    { name: 'who comes', words: [notary.name, answers.who].filter(Boolean).join('. ') },
    { name: 'printing', words: answers.printing },
    { name: 'letter and legal pages', words: officers.dualTrays },
    { name: 'scan-backs', words: officers.scanBacks },
    { name: 'turnaround', words: officers.turnaround },
    { name: 'nights and holidays', words: answers.afterHours },
    { name: 'E&O insurance', words: onRecord.insurance },
    { name: 'bond', words: onRecord.bond },
    { name: 'background check', words: onRecord.backgroundCheck },
    { name: 'certification', words: onRecord.certification },
    { name: 'W-9', words: officers.w9 },
  ];
  const unanswered = asked.filter(({ words }) => !words).map(({ name }) => name);
  const facts = [
    { name: 'commissions', words: formatList(commissionsHeld(business).map(({ text }) => text)) },
    { name: copy.priority, words: namesAt('priority') },
    { name: copy.standard, words: namesAt('standard') },
    ...asked,
    { name: copy.unanswered, words: formatList(unanswered) },
  ];
  return facts.flatMap(({ name, words }) => (words ? { label: capitalize(name), words } : []));
}
