import { NotFoundVariants } from '@/components/not-found/not-found-variants';
import { StructuredData } from '@/components/seo/structured-data.client';
import { InlineScript } from '@/components/ui/inline-script';
import { content } from '@/lib/content/content';
import { notFoundData } from '@/lib/metadata/json-ld/page-data';
import { notFoundMetadata, siteMetadata } from '@/lib/metadata/metadata';
import { recordPath } from '@/lib/not-found/unknown-path';
import PagesLayout from './(pages)/layout';
import { SiteDocument } from './site-document';

// Next itself keeps this page out of searches.
export const metadata = { ...siteMetadata(content), ...notFoundMetadata(content), robots: null };

export { siteViewport as viewport } from '@/lib/metadata/metadata';

const title = JSON.stringify(content.business.brand).replaceAll('<', '\\u003c');

/**
 * Runs before the first paint: a URL that may make a page of its own shows no other text and title
 * until that page is made (not-found-switch.island.client.ts), or its script has failed.
 */
const script = `if(${recordPath}.test(location.pathname)){document.documentElement.dataset.unknown='';document.title=${title}}`;

/** A separate document: as `not-found`, it would be part of the data of every page. */
export default function NotFound() {
  return (
    <SiteDocument head={<InlineScript>{script}</InlineScript>}>
      <StructuredData json={notFoundData(content)} />
      <PagesLayout>
        <NotFoundVariants {...content} />
      </PagesLayout>
    </SiteDocument>
  );
}
