import { Island } from '@/components/ui/island';
import type { Business } from '@/lib/schema/business';
import { EmailReveal } from './email-reveal.client';

/** The email address behind a button; without script a link. */
export function EmailUs({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  const mark = business.placeholders.includes('email') ? ' (sample)' : '';
  return (
    <div>
      <Island
        of={EmailReveal}
        file="call/email-reveal"
        className="unscripted:hidden print:hidden"
        props={{ user, host, mark }}
      />
      {/* The whole address is nowhere else; the early script takes it out of here if need be. */}
      <noscript data-plain>
        <a className="wrap-anywhere inline-block py-1 text-link" href={`mailto:${business.email}`}>
          {business.email}
        </a>
        {mark}
      </noscript>
    </div>
  );
}
