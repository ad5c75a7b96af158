import { Filled } from '@/components/ui/filled';
import type { Business } from '@/lib/schema/business';
import type { LawCopy } from '@/lib/schema/pages/law';
import { formatDate } from '@/lib/text';
import { SampleMark } from './sample-mark';

interface Props {
  business: Business;
  copy: LawCopy;
}

/** When the fees and the legal wording were last compared with the statutes. */
export function LawChecked({ business, copy }: Props) {
  const date = (
    <>
      {formatDate(business.lawRead)}
      <SampleMark business={business} field="lawRead" />
    </>
  );
  return <Filled text={copy.checked} values={{ date }} />;
}
