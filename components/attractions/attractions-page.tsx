import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { AttractionWithTown } from '@/lib/towns/towns';
import { AttractionCard } from './attraction-card';
import { AttractionSearch } from './attraction-search';

interface Props {
  business: Business;
  attractions: readonly AttractionWithTown[];
}

export function AttractionsPage({ business, attractions }: Props) {
  return (
    <PageFrame
      crumbs={listCrumbs('places')}
      head={
        <PageTitle
          ornament={<BrandSeal />}
          title="Places to meet and landmarks"
          eyebrow="Around the service area"
        >
          <div className="mt-4">
            <Prose
              paragraphs={[
                `Not everyone wants a notary at the door. These ${attractions.length} parks, museums and other landmarks are known to people nearby, with the address or the way there, so that two people who have never met can find each other.`,
              ]}
            />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading="Your place is not here?">
          <p>Any spot with a table and enough quiet to talk will do. Give us the address.</p>
        </CallToAction>
      }
    >
      <AttractionSearch list="places" total={attractions.length} />
      <ul
        id="places"
        className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      >
        {attractions.map((attraction) => (
          <AttractionCard key={attraction.slug} attraction={attraction} />
        ))}
      </ul>
    </PageFrame>
  );
}
