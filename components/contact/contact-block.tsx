import type { Business } from '@/lib/schema/business';
import { CallOrText } from './call-link';
import { EmailUs } from './email-us';
import { HoursTable } from './hours-table';

/** Every way to reach the business, and when. */
export function ContactBlock({ business }: { business: Business }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="stack-4">
        <CallOrText business={business} />
        <EmailUs business={business} />
      </div>
      <HoursTable business={business} />
    </div>
  );
}
