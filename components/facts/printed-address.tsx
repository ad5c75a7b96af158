import { SampleMark } from '@/components/facts/sample-mark';
import { formatPhone } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { siteUrl } from '@/lib/site';

/** Whose page it is and where it stands, for who holds it on paper. */
export function PrintedAddress({ business, path }: { business: Business; path: string }) {
  return (
    <p className="hidden text-sm print:block">
      {`${business.brand}, ${formatPhone(business.phone)}`}
      <SampleMark business={business} field="phone" />
      {`, ${siteUrl(path, business)}`}
    </p>
  );
}
