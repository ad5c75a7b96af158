import { Filled } from '@/components/ui/filled';
import type { Content } from '@/lib/schema/content';
import { formatDate } from '@/lib/text';
import { SampleMark } from './sample-mark';

/** When the fees and the legal wording were last compared with the statutes. */
export function LawChecked({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const date = (
    <>
      {formatDate(business.lawRead)}
      <SampleMark business={business} field="lawRead" />
    </>
  );
  return <Filled text={pages.law.checked} values={{ date }} />;
}
