import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill, pluralize } from '@/lib/text';
import { AttractionCard } from './attraction-card';
import { AttractionSearch } from './attraction-search';

interface Props {
  business: Business;
  copy: Pages;
  /** The towns with attractions. */
  towns: readonly Town[];
}

export function AttractionsPage({ business, copy, towns }: Props) {
  const total = towns.flatMap(({ attractions }) => attractions).length;
  const { heading, eyebrow, lead, search, banner } = copy.places;
  return (
    <PageFrame
      crumbs={listCrumbs('places')}
      head={
        <PageTitle ornament={<BrandSeal />} title={heading} eyebrow={eyebrow}>
          <div className="mt-4">
            <Prose paragraphs={[fill(lead, { count: pluralize(total, 'attraction') })]} />
          </div>
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <AttractionSearch copy={search} list="places" />
      <div id="places" className="mt-4 grid gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
        {towns.map((town) => (
          <section key={town.slug} className="contents">
            <h2 className="sr-only" data-town>
              {town.name}
            </h2>
            <ul className="contents">
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
