import { UnknownPage } from '@/components/not-found/unknown-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { notFoundData } from '@/lib/pages/json-ld/page-data';
import { notFoundMetadata } from '@/lib/pages/page-metadata';
import { siteMetadata, siteViewport } from '@/lib/pages/site-metadata';
import { allAttractions, townsBySlug } from '@/lib/towns/towns';
import { FramedPage } from './framed-page';
import { SiteDocument } from './site-document';

const { business, services, towns } = content;

export const metadata = { ...siteMetadata(business), ...notFoundMetadata(business) };

export const viewport = siteViewport();

/** A document of its own: as `not-found` it would stand in the data of every page once more. */
export default function NotFound() {
  const slugOf = ({ slug }: { slug: string }) => slug;
  return (
    <SiteDocument>
      <StructuredData json={notFoundData(content)} />
      <FramedPage>
        <UnknownPage
          business={business}
          services={services}
          towns={townsBySlug(towns, business.mainTowns)}
          known={{ towns: towns.map(slugOf), places: allAttractions(towns).map(slugOf) }}
        />
      </FramedPage>
    </SiteDocument>
  );
}
