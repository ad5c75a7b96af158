import type { BusinessRecord } from '../schema/business';
import type { Authority } from '../schema/commission';
import type { Service, ServiceRecord } from '../schema/service';
import { homeState, stateCodes } from '../states';

/**
 * What the commissions on record allow on a given day (decision 0003).
 *
 * @param day such as 2026-11-20. A commission is valid through the day it expires; one without a
 *   number and dates is a placeholder: it counts as valid, and the go-live check asks for it.
 */
export function authorityOn(day: string, commissions: BusinessRecord['commissions']): Authority {
  const inForce = stateCodes.filter((state) => {
    const { held, expires } = commissions[state];
    return held && (expires === undefined || day <= expires);
  });
  const remote = inForce.filter((state) => {
    const { held, since } = commissions[state].remote;
    return held && (since === undefined || since <= day);
  });
  return { states: inForce, remote, online: remote.includes(homeState) };
}

/** The service with the texts that are true under the current commissions. */
export function resolveService(record: ServiceRecord, { online }: Authority): Service {
  const { needs, otherwise, ...service } = record;
  if (needs === undefined) return { ...service, online: false };
  return online ? { ...service, online } : { ...service, ...otherwise, online };
}
