import { z } from 'zod';
import { isoDate, line, type StateCode } from './fields';
import { stateNames } from './state-names';

const remote = z
  .strictObject({
    technology: line(2, 80)
      .optional()
      .describe('The technology named in the authorization.')
      .meta({ hint: 'As the authorization names it.' }),
    since: isoDate
      .optional()
      .describe('The first day you may notarize online.')
      .meta({ title: 'First day online', hint: 'The first day you may notarize online.' }),
  })
  .optional()
  .describe("Only if you're authorized for remote online notarization. If not, leave it out.")
  .meta({
    title: 'Online notarization',
    hint: "Only if you're authorized for remote online notarization.",
  });

const commission = z.strictObject({
  number: line(2, 40)
    .optional()
    .describe('The number on the commission.')
    .meta({ title: 'Commission number', hint: '', isWanted: true }),
  expires: isoDate
    .optional()
    .describe('The last day it is valid, such as 2030-01-31.')
    .meta({ isWanted: true, title: 'Last valid day', hint: '' }),
  remote,
});
export type Commission = z.infer<typeof commission>;

const howToEnter = (state: string) =>
  `Enter the \`number\` of your ${state} commission and the date it \`expires\`, such as 2030-01-31. If it authorizes you to notarize online, also fill in \`remote\`: its \`technology\`, and \`since\`, the first day you may. If not, leave \`remote\` out.`;

export const commissions = z
  .strictObject({
    ID: commission.describe(howToEnter('Idaho')).meta({ title: stateNames.ID, hint: '' }),
    OR: commission
      .optional()
      .describe(
        `${howToEnter('Oregon')} If you have no Oregon commission, delete the record \`OR\`: the site then automatically says you don't notarize in Oregon.`,
      )
      .meta({
        title: stateNames.OR,
        hint: "Leave it empty if you have no Oregon commission: the site then says you don't notarize in Oregon.",
      }),
  })
  .describe(
    "One record for each state. Once the Oregon commission expires, the next build says you don't notarize there. Without an Idaho commission, the site can't be built.",
  )
  .meta({
    hint: "Once the Oregon commission expires, the site says you don't notarize there. Without an Idaho commission, the site can't be built.",
  });

/** The fields a commission is missing; while it is missing any, it is a placeholder. */
export function missingFields({ number, expires, remote }: Commission): string[] {
  const fields = {
    number,
    expires,
    ...(remote && { 'remote.technology': remote.technology, 'remote.since': remote.since }),
  };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/** What the commissions on record allow on a given day. */
export interface Authority {
  /** The states with a valid commission. */
  states: StateCode[];
  /** Those whose commission also authorizes remote notarization. */
  remote: StateCode[];
  /** Whether we notarize online: the notary is then in Idaho (Idaho Code 51-114A). */
  online: boolean;
}
