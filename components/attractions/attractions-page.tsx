import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { fill, pluralize } from '@/lib/text';
import { AttractionCard } from './attraction-card';
import { AttractionSearch } from './attraction-search';

type Props = Pick<Content, 'business' | 'pages' | 'towns'>;

export function AttractionsPage({ business, pages, towns }: Props) {
  const total = towns.flatMap(({ attractions }) => attractions).length;
  const { heading, eyebrow, lead, search, banner } = pages.places;
  const visited = towns.filter(({ attractions }) => attractions.length > 0);
  return (
    <PageFrame
      crumbs={listCrumbs('places', pages)}
      ornament="seal"
      title={heading}
      eyebrow={eyebrow}
      head={
        <div className="mt-4">
          <Prose paragraphs={[fill(lead, { count: pluralize(total, 'attraction') })]} />
        </div>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <AttractionSearch copy={search} list="places" />
      <div id="places" className="mt-4 grid gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
        {visited.map((town) => (
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
