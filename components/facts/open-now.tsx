import { formatHours } from '@/lib/hours/hours';
import type { Business } from '@/lib/schema/business';
import { homeState, states } from '@/lib/states';

/** Whose clock it is, for after the hours. */
export const clockNote = ` (${states[homeState].clock.name})`;

interface Props {
  business: Business;
  /** Follows the hours and whatever replaces them, such as the time zone. */
  note?: string;
}

/**
 * The hours in one line. The early script covers them with the current status, in the same space;
 * without JavaScript and in print the hours themselves show.
 */
export function OpenNow({ business, note = '' }: Props) {
  return (
    // React leaves the text and the attribute the early script set as they are.
    <span data-open={note} className="in-place-of" suppressHydrationWarning>
      <span>{formatHours(business.hours) + note}</span>
      <span suppressHydrationWarning>{''}</span>
    </span>
  );
}
