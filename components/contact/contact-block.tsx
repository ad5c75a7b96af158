import type { Business } from '@/lib/schema/business';
import { CallLink, TextLink } from './call-link';
import { EmailDisclosure } from './email-disclosure';
import { HoursTable } from './hours-table';

/** Every way to reach the business, and when. */
export function ContactBlock({ business }: { business: Business }) {
  return (
    <div className="space-y-4">
      <div>
        <CallLink business={business} />
      </div>
      <div className="md:hidden">
        <TextLink business={business} />
      </div>
      <EmailDisclosure business={business} />
      <HoursTable business={business} />
    </div>
  );
}
