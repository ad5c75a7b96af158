import type { StateCode } from '../states';

/** What the commissions on record allow on a given day. */
export interface Authority {
  /** The states with a valid commission, and the home state. */
  states: StateCode[];
  /** Those whose commission also authorizes remote notarization. */
  remote: StateCode[];
  /** Whether we notarize online: the notary is then in the home state. */
  online: boolean;
  /** Whether the home state's commission has expired. Pages still tell of it, below a notice. */
  lapsed?: boolean;
}

/** Whether we may notarize in a state. */
export const isServed = ({ authority }: { authority: Authority }, state: StateCode): boolean =>
  authority.states.includes(state);
