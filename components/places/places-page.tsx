import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { BrandSeal } from '@/components/layout/seal';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Place } from '@/lib/towns';
import { PlaceCard } from './place-card';
import { PlaceSearch } from './place-search';

interface Props {
  business: Business;
  places: readonly Place[];
}

export function PlacesPage({ business, places }: Props) {
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
                `Not everyone wants a notary at the door. These ${places.length} parks, museums and other landmarks are known to people nearby, with the address or the way there, so that two people who have never met can find each other.`,
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
      <PlaceSearch list="places" total={places.length} />
      <ul
        id="places"
        className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      >
        {places.map((place) => (
          <PlaceCard key={place.slug} place={place} />
        ))}
      </ul>
    </PageFrame>
  );
}
