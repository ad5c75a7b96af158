import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { fill } from '@/lib/text';
import type { AttractionWithTown } from '@/lib/towns/towns';
import { AttractionCard } from './attraction-card';
import { AttractionSearch } from './attraction-search';

interface Props {
  business: Business;
  copy: Pages;
  attractions: readonly AttractionWithTown[];
}

export function AttractionsPage({ business, copy, attractions }: Props) {
  const { heading, eyebrow, lead, search, banner } = copy.places;
  return (
    <PageFrame
      crumbs={listCrumbs('places')}
      head={
        <PageTitle ornament={<BrandSeal />} title={heading} eyebrow={eyebrow}>
          <div className="mt-4">
            <Prose paragraphs={[fill(lead, { count: attractions.length })]} />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading={banner.heading}>
          <p>{banner.text}</p>
        </CallToAction>
      }
    >
      <AttractionSearch copy={search} list="places" total={attractions.length} />
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
