import * as z from 'zod';
import { awayStates, byState, homeState, type StateCode, stateNames } from '../states';
import { formatDate } from '../text/format';
import { isoDate, line } from './fields';
import { group, labeled } from './labeled';
import { withRules } from './rules';

const held = (title: string) =>
  labeled(z.boolean().default(false), title).describe(
    'Whether you have it, even if you enter the rest later.',
  );

const remote = group('Online notarization', {
  held: held("You're authorized"),
  technology: line(2, 80).optional().describe('As the authorization names it.'),
  since: labeled(isoDate.optional(), 'First day online').describe(
    'The first day you may notarize online.',
  ),
}).describe("Only if you're authorized for remote online notarization.");

const commission = z.strictObject({
  held: held('You have it'),
  number: labeled(line(2, 40).optional(), 'Commission number'),
  expires: labeled(isoDate.optional(), 'Last valid day'),
  lapsed: labeled(line(10, 160).optional(), 'Notice once it has expired').describe(
    "Above every page from the next day on. If it's empty, the site says that you can't notarize there until it's renewed.",
  ),
  remote,
});
export type Commission = z.infer<typeof commission>;

const commissionIn = (state: StateCode) =>
  labeled(commission, stateNames[state]).describe(
    state === homeState
      ? "The commission's number, its last valid day, and what it allows online."
      : `The commission's number and its last valid day. If you have none, the site says you don't notarize in ${stateNames[state]}.`,
  );

const away = awayStates.map((state) => stateNames[state]).join(' or ');

export const commissions = withRules(group('', byState(commissionIn)), (commissions) => [
  [
    commissions[homeState].held,
    [homeState, 'held'],
    'true: without this commission nothing on the site is true',
  ],
]).describe(
  `Once the ${away} commission expires, the site says you don't notarize there. Once the one in ${stateNames[homeState]} does, every page says that you can't notarize until it's renewed.`,
);

const entry = (title: string, example: string) =>
  labeled(
    z
      .strictObject({
        words: labeled(line(5, 120), 'In your words').describe(`Such as "${example}".`),
        through: labeled(isoDate, 'Last day it holds'),
      })
      .optional(),
    title,
  );

/** What a notary may claim only with proof, each through a last day. */
export const onRecord = group('Also on record', {
  bond: entry('Bond', 'filed with our commission'),
  insurance: entry('Errors-and-omissions insurance', 'a policy for notaries'),
  backgroundCheck: entry('Background check', 'by the NNA, in June 2026'),
  certification: entry('Signing-agent certification', 'by the NNA'),
}).describe(
  'Only what you can show. The pages that offices order from name each through its last day, and until then your own texts may say "insured", "background-checked" or "NNA-certified", too.',
);
type OnRecord = z.infer<typeof onRecord>;
export type RecordName = keyof OnRecord;

/** What holds on a day, such as 2026-11-20, with its last day: a page may outlive it. */
export const holdingOn = (day: string, records: OnRecord): { [Name in RecordName]?: string } =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) =>
      record && day <= record.through
        ? [[name, `${record.words} (through ${formatDate(record.through)})`]]
        : [],
    ),
  );
