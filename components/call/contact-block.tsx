import type { Business } from '@/lib/schema/business';
import { HoursTable } from '../facts/hours-table';
import { CallOrText } from './call-link';
import { EmailUs } from './email-us';

/** Every way to reach the business, and when. */
export function ContactBlock({ business }: { business: Business }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="*:not-last:mb-4">
        <CallOrText business={business} />
        <EmailUs business={business} />
      </div>
      <HoursTable business={business} />
    </div>
  );
}
