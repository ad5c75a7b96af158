import { NotFoundPage } from '@/components/layout/not-found-page';
import { content } from '@/lib/content/content';
import { notFoundMetadata } from '@/lib/page-metadata';
import { townsBySlug } from '@/lib/towns';

export const metadata = notFoundMetadata(content.business);

export default function NotFound() {
  const { business, services, towns } = content;
  return (
    <NotFoundPage
      business={business}
      services={services}
      towns={townsBySlug(towns, business.mainTowns)}
    />
  );
}
