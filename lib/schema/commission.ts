import { z } from 'zod';
import { isoDate, line, type StateCode } from './fields';

const remote = z
  .strictObject({
    technology: line(2, 80).optional().describe('The technology that the authorization names.'),
    since: isoDate.optional().describe('The first day on which you may notarize online.'),
  })
  .optional()
  .describe('Only with an authorization for remote online notarization. If not, leave it out.');

const commission = z.strictObject({
  number: line(2, 40).optional().describe('The number on the commission.'),
  expires: isoDate.optional().describe('The last day on which it is valid, such as 2030-01-31.'),
  remote,
});
export type Commission = z.infer<typeof commission>;

const howToEnter = (state: string) =>
  `Enter the \`number\` of your ${state} commission and the date when it \`expires\`, such as 2030-01-31. If it authorizes you to notarize online, also fill in \`remote\`: its \`technology\`, and \`since\`, the first day on which you may. If not, leave \`remote\` out.`;

export const commissions = z
  .strictObject({
    ID: commission.describe(howToEnter('Idaho')),
    OR: commission
      .optional()
      .describe(
        `${howToEnter('Oregon')} If you have no Oregon commission, delete the record \`OR\`: the site then automatically says that you do not notarize in Oregon.`,
      ),
  })
  .describe(
    'One record for each state. Once the Oregon commission has expired, the next build says that you do not notarize there; without the one of Idaho the site cannot be built.',
  );

/** The fields that a commission lacks; while it lacks any, it is a placeholder. */
export function missingFields({ number, expires, remote }: Commission): string[] {
  const fields = {
    number,
    expires,
    ...(remote && { 'remote.technology': remote.technology, 'remote.since': remote.since }),
  };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/** What the commissions on record allow on a day. */
export interface Authority {
  /** The states whose commission is in force. */
  states: StateCode[];
  /** Those of them whose commission also authorizes remote acts. */
  remote: StateCode[];
  /** Whether acts are offered online: by a notary who is in Idaho (Idaho Code 51-114A). */
  online: boolean;
}
