import type { Business } from '@/lib/schema/business';
import { formatDate } from '@/lib/text';
import { SampleMark } from './sample-mark';

/** When somebody last compared the fees and the words of the law with the statutes. */
export function LawChecked({ business }: { business: Business }) {
  return (
    <>
      {`Fees and law last checked on ${formatDate(business.lawChecked)}`}
      <SampleMark business={business} field="lawChecked" />.
    </>
  );
}
