import type { Business } from '@/lib/schema/business';
import { EmailReveal } from './email-reveal.client';
import { SampleMark } from './sample-mark';

/** The email address behind a button; without script a link. */
export function EmailUs({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  const isSample = business.standIns.includes('email');
  return (
    <div>
      <div data-island className="scripted:block hidden">
        <EmailReveal user={user} host={host} {...(isSample && { mark: ' (sample)' })} />
      </div>
      <noscript data-plain>
        <a className="wrap-anywhere inline-block py-1 text-link" href={`mailto:${business.email}`}>
          {business.email}
        </a>
        <SampleMark business={business} field="email" />
      </noscript>
    </div>
  );
}
