import { ServiceListPage } from '@/components/services/service-list-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/page-metadata';

export const metadata = listMetadata('services', content.business);

export default function Page() {
  return <ServiceListPage business={content.business} services={content.services} />;
}
