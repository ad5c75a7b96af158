import { NotFoundScript } from '@/components/not-found/not-found-script';
import { NotFoundVariants } from '@/components/not-found/not-found-variants';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { notFoundData } from '@/lib/pages/json-ld/page-data';
import { notFoundMetadata, siteMetadata } from '@/lib/pages/metadata';
import PagesLayout from './(pages)/layout';
import { SiteDocument } from './site-document';

export const metadata = { ...siteMetadata, ...notFoundMetadata(content) };

export { siteViewport as viewport } from '@/lib/pages/metadata';

/** A separate document: as `not-found`, it would be part of the data of every page. */
export default function NotFound() {
  return (
    <SiteDocument head={<NotFoundScript brand={content.business.brand} />}>
      <StructuredData json={notFoundData(content)} />
      <PagesLayout>
        <NotFoundVariants {...content} />
      </PagesLayout>
    </SiteDocument>
  );
}
