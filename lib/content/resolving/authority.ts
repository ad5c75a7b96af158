import type { Authority } from '../../schema/authority';
import type { BusinessRecord } from '../../schema/business';
import type { Service, ServiceRecord } from '../../schema/service';
import { homeState, type StateCode, stateCodes } from '../../states';

/**
 * What the commissions on record allow on a day such as 2026-11-20 (decision 0003). One is valid
 * through the day it expires; one without a number and dates is a placeholder: it counts as valid,
 * and the go-live check asks for it. The home state stays among the states when its commission has
 * expired: without it, the site would say that we meet visitors across the border.
 */
export function authorityOn(day: string, commissions: BusinessRecord['commissions']): Authority {
  const isOver = (state: StateCode) => {
    const { expires } = commissions[state];
    return expires !== undefined && expires < day;
  };
  const held = stateCodes.filter((state) => commissions[state].held);
  const remote = held.filter((state) => {
    const { held: isAuthorized, since } = commissions[state].remote;
    return isAuthorized && !isOver(state) && (since === undefined || since <= day);
  });
  return {
    states: held.filter((state) => state === homeState || !isOver(state)),
    remote,
    online: remote.includes(homeState),
    ...(isOver(homeState) && { lapsed: true }),
  };
}

/** The service with the texts that are true under the current commissions. */
export function resolveService(record: ServiceRecord, { online }: Authority): Service {
  const { needs, otherwise, ...service } = record;
  if (needs === undefined) return { ...service, online: false };
  return online ? { ...service, online } : { ...service, ...otherwise, online };
}
