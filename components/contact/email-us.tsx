import type { Business } from '@/lib/schema/business';
import { EmailReveal } from './email-reveal.client';

/** The email address behind a button; without script a link. */
export function EmailUs({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  const isSample = business.standIns.includes('email');
  return <EmailReveal user={user} host={host} {...(isSample && { mark: ' (sample)' })} />;
}
