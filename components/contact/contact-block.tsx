import type { Business } from '@/lib/schema/business';
import { CallLink, TextLink } from './call-link';
import { EmailUs } from './email-us';
import { HoursTable } from './hours-table';

/** Every way to reach the business, and when. */
export function ContactBlock({ business }: { business: Business }) {
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <CallLink business={business} />
        <TextLink business={business} />
      </div>
      <EmailUs business={business} />
      <HoursTable business={business} />
    </div>
  );
}
