import { sampleWords } from '@/components/facts/sample-mark';
import { Island } from '@/components/islands/island';
import { buttonStyles } from '@/components/ui/button-styles';
import type { Business } from '@/lib/schema/business';
import { emailReveal } from './email-reveal.island.client';

interface Props {
  business: Business;
  label?: string;
  /** What the email then says; the first line is its subject, too. */
  lines?: readonly string[];
}

/**
 * A button that shows the email address or, without JavaScript, a link. Put it last in its row: it
 * takes up the rest of the row, so that the button doesn't move when the address appears.
 */
export function EmailUs({ business, label = 'Email Us', lines = [] }: Props) {
  const [user = '', host = ''] = business.email.split('@');
  // Line breaks in a mailto body are CRLF (RFC 6068, section 5).
  const body = encodeURIComponent(lines.join('\r\n'));
  const query = body && `?subject=${encodeURIComponent(lines[0] ?? '')}&body=${body}`;
  const mark = sampleWords(business, 'email');
  const spelled = `${user} at ${host}`.replaceAll('.', ' dot ');
  return (
    <div className="min-w-0 flex-1 basis-24">
      <Island
        of={{ emailReveal }}
        className="print:hidden unscripted:hidden"
        props={{ user, host, ...(query && { query }) }}
      >
        <button
          type="button"
          aria-expanded={false}
          className={buttonStyles({ variant: 'textInLine', size: null })}
        >
          {label}
        </button>
        <p hidden>{mark}</p>
      </Island>
      {/* For where scripts are on, but ours failed. Robots see through any other disguise. */}
      <span data-plain className="wrap-anywhere noscript:hidden scripted:hidden">
        Write to {spelled}
        {mark}
      </span>
      {/* The whole address is nowhere else. */}
      <noscript>
        <span>
          <a
            className="inline-block py-1 wrap-anywhere text-link"
            href={`mailto:${business.email}${query}`}
          >
            {business.email}
          </a>
          {mark}
        </span>
      </noscript>
    </div>
  );
}
