import { z } from 'zod';
import { isoDate, line, type StateCode } from './fields';

/** The fields of the records may be missing only while the commission stands in `placeholders`. */
export const commission = z.strictObject({
  number: line(2, 40).optional(),
  expires: isoDate.optional(),
  remote: z
    .strictObject({ technology: line(2, 80).optional(), since: isoDate.optional() })
    .optional(),
});
export type Commission = z.infer<typeof commission>;

/** Where a record lacks what a real commission has. */
export function missingFields({ number, expires, remote }: Commission): string[][] {
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
  /** Those of them whose commission also authorizes acts over the internet. */
  remote: StateCode[];
  /** Whether acts are offered over the internet: by a notary who sits in Idaho (51-114A). */
  online: boolean;
}
