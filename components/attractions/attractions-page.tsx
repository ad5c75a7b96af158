import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { fill } from '@/lib/text';
import { formatMiles } from '@/lib/towns/distance';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { AttractionCard } from './attraction-card';
import { AttractionSearch } from './attraction-search';

interface Props {
  business: Business;
  copy: Pages;
  /** The towns with attractions, and their miles from the home town. */
  towns: readonly TownWithMiles[];
}

export function AttractionsPage({ business, copy, towns }: Props) {
  const total = towns.flatMap(({ town }) => town.attractions).length;
  const { heading, eyebrow, lead, search, banner } = copy.places;
  return (
    <PageFrame
      crumbs={listCrumbs('places')}
      head={
        <PageTitle ornament={<BrandSeal />} title={heading} eyebrow={eyebrow}>
          <div className="mt-4">
            <Prose paragraphs={[fill(lead, { count: total })]} />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading={banner.heading}>
          <p>{banner.text}</p>
        </CallToAction>
      }
    >
      <AttractionSearch copy={search} list="places" />
      {/* On a phone, rows under the names of towns; from sm up, one grid of cards. */}
      <div id="places" className="mt-8 gap-8 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {towns.map(({ town, miles }) => (
          <section key={town.slug} className="sm:contents">
            <h2 className="sticky top-0 flex items-baseline justify-between bg-cream-50 pt-4 pb-1 text-xl sm:sr-only">
              <span data-town>{town.name}</span>
              <span className="font-normal font-sans text-sm">
                {miles > 0 && formatMiles(miles)}
              </span>
            </h2>
            <ul className="sm:contents">
              {town.attractions.map((attraction) => (
                <AttractionCard key={attraction.slug} attraction={{ ...attraction, town }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
