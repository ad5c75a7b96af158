import type { Business } from '@/lib/schema/business';
import { formatDate } from '@/lib/text';
import { SampleMark } from './sample-mark';

/** When the fees and the legal wording were last checked against the statutes. */
export function LawChecked({ business }: { business: Business }) {
  return (
    <>
      {`Fees and law last checked on ${formatDate(business.lawChecked)}`}
      <SampleMark business={business} field="lawChecked" />.
    </>
  );
}
