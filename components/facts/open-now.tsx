import { Fragment } from 'react';
import { formatHours, formatShortHours } from '@/lib/hours/hours';
import { longestStatus } from '@/lib/hours/status-table';
import type { Business } from '@/lib/schema/business';
import { homeState, states } from '@/lib/states';
import { capitalize } from '@/lib/text/format';

const timeZone = states[homeState].clock.name;

interface Props {
  business: Business;
  /** Whether the time zone follows the hours. */
  hasZone?: boolean;
  /** `answer`, on a certificate, has the first hours in large letters. */
  look?: 'line' | 'answer';
}

/**
 * The hours in one line, which screen readers hear in full words; below them, the status now. The
 * early script fills it in; without JavaScript and in print, there are only the hours.
 */
export function OpenNow({ business, hasZone, look = 'line' }: Props) {
  // A line breaks between two rows of the hours, and before those that are only by appointment.
  const parts = capitalize(formatShortHours(business.hours)).split(/ (?=\()|(?<=,) (?![^(]*\))/);
  const [first = '', ...others] = parts;
  return (
    <>
      <span aria-hidden="true">
        {look === 'answer' && <strong className="value">{first.replace(/,$/, '')}</strong>}
        {(look === 'answer' ? others : parts).map((part, index, { length }) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className="inline-block">
              {hasZone && index === length - 1 ? `${part},` : part}
            </span>
          </Fragment>
        ))}
        {hasZone && ` ${timeZone}`}
      </span>
      <span className="sr-only">
        {capitalize(formatHours(business.hours)) + (hasZone ? `, ${timeZone}` : '')}
      </span>
      <span
        data-open={longestStatus(business)}
        className="room-for-status print:hidden unscripted:hidden"
      >
        {/* React leaves the text the early script set as it is. */}
        <span suppressHydrationWarning>{''}</span>
      </span>
    </>
  );
}
