import { CallOrText } from '@/components/contact/call-link';
import { Answers } from '@/components/layout/answers';
import { CallToAction } from '@/components/layout/call-to-action';
import { MissingPage } from '@/components/missing/missing-page.client';
import { NotFoundPage } from '@/components/missing/not-found-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { ServiceGrid } from '@/components/services/service-grid';
import { content } from '@/lib/content/content';
import { notFoundData } from '@/lib/json-ld/page-data';
import { notFoundMetadata } from '@/lib/page-metadata';
import { allPlaces, townsBySlug } from '@/lib/towns';

export const metadata = notFoundMetadata(content.business);

const where = 'Tell us the address, and you hear whether we can come';

export default function NotFound() {
  const { business, services, towns } = content;
  const slugOf = ({ slug }: { slug: string }) => slug;
  const mainTowns = townsBySlug(towns, business.mainTowns);
  return (
    <>
      <StructuredData json={notFoundData(content)} />
      <MissingPage
        known={{ towns: towns.map(slugOf), places: allPlaces(towns).map(slugOf) }}
        brand={business.brand}
        notFound={<NotFoundPage business={business} services={services} towns={mainTowns} />}
        sheet={<Answers business={business} where={where} />}
        services={<ServiceGrid services={services} />}
        call={<CallOrText business={business} />}
        band={
          <CallToAction business={business} heading="Tell us what the paper is called">
            <p>And where you are, and how many people sign. You hear when we can come.</p>
          </CallToAction>
        }
      />
    </>
  );
}
