import { z } from 'zod';
import { awayStates, byState, homeState, type StateCode, stateNames } from '../states';
import { isoDate, line } from './fields';
import { group, labeled } from './labeled';

const held = (help: string, title: string) => labeled(z.boolean().default(false), help, title);

const remote = group(
  "Only if you're authorized for remote online notarization.",
  'Online notarization',
  {
    held: held('Whether you have it, even if you enter the rest later.', "You're authorized"),
    technology: labeled(line(2, 80).optional(), 'As the authorization names it.'),
    since: labeled(
      isoDate.optional(),
      'The first day you may notarize online.',
      'First day online',
    ),
  },
);

const commission = z.strictObject({
  held: held('Whether you have it, even if you enter the rest later.', 'You have it'),
  number: labeled(line(2, 40).optional(), '', 'Commission number'),
  expires: labeled(isoDate.optional(), '', 'Last valid day'),
  remote,
});
export type Commission = z.infer<typeof commission>;

const commissionIn = (state: StateCode) =>
  labeled(
    commission,
    state === homeState
      ? "The commission's number, its last valid day, and what it allows online."
      : `The commission's number and its last valid day. If you have none, the site says you don't notarize in ${stateNames[state]}.`,
    stateNames[state],
  );

const away = awayStates.map((state) => stateNames[state]).join(' or ');

export const commissions = group(
  `Once the ${away} commission expires, the site says you don't notarize there. Without a commission in ${stateNames[homeState]}, it can't be built.`,
  '',
  byState(commissionIn),
);

/** What a commission is missing; while it is missing any, it is a placeholder. */
export function missingFields({ number, expires, remote }: Commission) {
  const fields = { number, expires, technology: remote.technology, since: remote.since };
  const always = ['number', 'expires'] as const;
  const online = ['technology', 'since'] as const;
  return [...always, ...(remote.held ? online : [])].filter((name) => fields[name] === undefined);
}

/** What the commissions on record allow on a given day. */
export interface Authority {
  /** The states with a valid commission. */
  states: StateCode[];
  /** Those whose commission also authorizes remote notarization. */
  remote: StateCode[];
  /** Whether we notarize online: the notary is then in the home state. */
  online: boolean;
}
