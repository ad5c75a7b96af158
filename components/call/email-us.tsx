import { sampleWords } from '@/components/facts/sample-mark';
import { Island } from '@/components/islands/island';
import type { Business } from '@/lib/schema/business';
import { EmailReveal } from './email-reveal.island.client';

/**
 * The email address behind a button or, without JavaScript, a link. The last in its row, of which it has the
 * rest, so that the button stays where it was pressed.
 */
export function EmailUs({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  const mark = sampleWords(business, 'email');
  return (
    <div className="min-w-0 flex-1 basis-28">
      <Island
        of={{ EmailReveal }}
        className="print:hidden unscripted:hidden"
        props={{ user, host, mark }}
      />
      {/* The whole address is nowhere else. Not in a noscript: scripts may be on, but ours didn't run. */}
      <span data-plain className="scripted:hidden">
        <a className="inline-block py-1 wrap-anywhere text-link" href={`mailto:${business.email}`}>
          {business.email}
        </a>
        {mark}
      </span>
    </div>
  );
}
