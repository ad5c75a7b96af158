import { StructuredData } from '@/components/seo/structured-data.client';
import { ServicePage } from '@/components/services/service-page';
import { content } from '@/lib/content/content';
import { serviceData } from '@/lib/pages/json-ld/page-data';
import { serviceMetadata } from '@/lib/pages/metadata';
import { serviceBySlug } from '@/lib/services/services';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.services.map(({ slug }) => ({ service: slug }));
}

export async function generateMetadata({ params }: PageProps<'/services/[service]'>) {
  return serviceMetadata(serviceBySlug(content.services, (await params).service), content);
}

export default async function Page({ params }: PageProps<'/services/[service]'>) {
  const service = serviceBySlug(content.services, (await params).service);
  return (
    <>
      <StructuredData json={serviceData(service, content)} />
      <ServicePage {...content} service={service} />
    </>
  );
}
