import { StructuredData } from '@/components/seo/structured-data.client';
import { ServiceListPage } from '@/components/services/service-list-page';
import { content } from '@/lib/content/content';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';

export const metadata = listMetadata('services', content);

export default function Page() {
  return (
    <>
      <StructuredData json={listData('services', content)} />
      <ServiceListPage {...content} />
    </>
  );
}
