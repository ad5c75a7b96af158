import { homeState, states } from '../states';

/**
 * The day the build treats as today, such as 2026-11-20, in the business's time zone.
 * SOURCE_DATE_EPOCH, in seconds, overrides it
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildDay(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // This locale formats a date as 2026-11-20.
  return now.toLocaleDateString('en-CA', { timeZone: states[homeState].clock.zone });
}
