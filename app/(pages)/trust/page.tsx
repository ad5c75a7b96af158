import { StructuredData } from '@/components/seo/structured-data.client';
import { TrustPage } from '@/components/trust/trust-page';
import { content } from '@/lib/content/content';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';

export const metadata = listMetadata('trust', content);

export default function Page() {
  return (
    <>
      <StructuredData json={listData('trust', content)} />
      <TrustPage {...content} />
    </>
  );
}
