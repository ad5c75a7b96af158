import { SampleMark } from '@/components/facts/sample-mark';
import { formatPhone } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { siteUrl } from '@/lib/site';

/** Whose page this is and its URL, for readers of a printout. */
export function PrintedAddress({ business, path }: { business: Business; path: string }) {
  return (
    <p className="hidden text-sm print:block">
      {`${business.brand}, ${formatPhone(business.phone)}`}
      <SampleMark business={business} field="phone" />
      {`, ${siteUrl(path, business)}`}
    </p>
  );
}
