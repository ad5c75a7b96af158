import { z } from 'zod';
import { type FieldProblem, isoDate, line, type StateCode } from './fields';

const commission = z.strictObject({
  number: line(2, 40).optional(),
  expires: isoDate.optional(),
  remote: z
    .strictObject({ technology: line(2, 80).optional(), since: isoDate.optional() })
    .optional(),
});
export type Commission = z.infer<typeof commission>;

export const commissions = z.strictObject({ ID: commission, OR: commission.optional() });

/** What a commission lacks; it may lack something only while it is among the placeholders. */
export function commissionProblems(record: {
  commissions: z.infer<typeof commissions>;
  placeholders: readonly string[];
}): FieldProblem[] {
  return Object.entries(record.commissions)
    .filter(([state]) => !record.placeholders.includes(`commissions.${state}`))
    .flatMap(([state, fields]) =>
      missingFields(fields).map((path) => ({
        path: ['commissions', state, ...path],
        message: `the commission's ${path.at(-1)}, or commissions.${state} among the placeholders`,
      })),
    );
}

function missingFields(commission: Commission | undefined): string[][] {
  if (!commission) return [];
  const { number, expires, remote } = commission;
  return [
    ...(number === undefined ? [['number']] : []),
    ...(expires === undefined ? [['expires']] : []),
    ...(remote && remote.technology === undefined ? [['remote', 'technology']] : []),
    ...(remote && remote.since === undefined ? [['remote', 'since']] : []),
  ];
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
