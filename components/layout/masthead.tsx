import { SampleMark } from '@/components/facts/sample-mark';
import { formatPhone } from '@/lib/contact/phone';
import { vectorIcon } from '@/lib/drawing/icons';
import { formatShortHours } from '@/lib/hours/hours';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { siteUrl } from '@/lib/site';

/** The head of a printout: the business, its number and its hours. */
export function Masthead({ business }: { business: Business }) {
  return (
    <div className="masthead">
      {/* The header's, which is there when the page is printed. */}
      <img src={routes.icon(vectorIcon)} alt="" width="68" />
      <p>
        {business.brand}
        <br />
        {formatPhone(business.phone)}
        <SampleMark business={business} field="phone" />
      </p>
      <small className="grow text-right text-balance">
        {formatShortHours(business.hours)}
        <br />
        {siteUrl(routes.home, business)}
      </small>
    </div>
  );
}
