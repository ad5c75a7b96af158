import { AttractionsPage } from '@/components/attractions/attractions-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';

export const metadata = listMetadata('places', content);

export default function Page() {
  return (
    <>
      <StructuredData json={listData('places', content)} />
      <AttractionsPage {...content} />
    </>
  );
}
