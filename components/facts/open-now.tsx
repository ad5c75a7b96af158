import { formatHours } from '@/lib/hours/hours';
import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  /** Stands behind the hours and behind what takes their place, such as the time zone. */
  note?: string;
}

/**
 * The hours in one line. The early script lays over them what holds now, in the space that they keep;
 * without script and on paper they stand there themselves.
 */
export function OpenNow({ business, note = '' }: Props) {
  return (
    // React finds the script's words and mark here, and lets both be.
    <span data-open={note} className="in-place-of" suppressHydrationWarning>
      <span>{formatHours(business.hours) + note}</span>
      <span suppressHydrationWarning>{''}</span>
    </span>
  );
}
