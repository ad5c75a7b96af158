import { Filled } from '@/components/ui/filled';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { formatDate } from '@/lib/text';
import { SampleMark } from './sample-mark';

interface Props {
  business: Business;
  copy: Pages['law'];
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
