import type { BusinessRecord } from '../schema/business';
import type { Authority, Commission } from '../schema/commission';
import { stateCode } from '../schema/fields';

/**
 * What the commissions on record allow on a given day (decision 0009).
 *
 * @param day such as 2026-11-20. A commission is valid through the day it expires; one without a
 *   number and dates is a placeholder: it counts as valid, and the go-live check asks for it.
 */
export function authorityOn(day: string, commissions: BusinessRecord['commissions']): Authority {
  const inForce = stateCode.options.filter((state) => isInForce(day, commissions[state]));
  const remote = inForce.filter((state) => {
    const record = commissions[state]?.remote;
    return record !== undefined && (record.since === undefined || record.since <= day);
  });
  return { states: inForce, remote, online: remote.includes('ID') };
}

function isInForce(day: string, commission: Commission | undefined): boolean {
  return (
    commission !== undefined && (commission.expires === undefined || day <= commission.expires)
  );
}
