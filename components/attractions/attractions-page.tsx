import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { truncateAtWord } from '@/lib/fit-text';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, pluralize } from '@/lib/text';
import { oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townAndState } from '@/lib/towns/towns';
import { AttractionSearch } from './attraction-search';

/** How much of a description a card shows at most, in characters (decision 0021). */
const shownCharacters = 100;

export function AttractionsPage({ business, pages, towns }: Content) {
  const total = towns.flatMap(({ attractions }) => attractions).length;
  const { heading, eyebrow, lead, search, banner } = pages.places;
  const visited = towns.filter(({ attractions }) => attractions.length > 0);
  return (
    <PageFrame
      crumbs={listCrumbs('places', pages)}
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

export function AttractionCard({ attraction }: { attraction: AttractionWithTown }) {
  const { name, slug, town, address, locationNote, description } = attraction;
  return (
    <li className="border-cream-200 border-t pt-3 sm:pt-5">
      <p className="eyebrow">{townAndState(town)}</p>
      <h3 className="font-semibold text-lg sm:mt-1 sm:text-xl">
        <a className="title-link inline-block" href={routes.attraction(slug)} data-name>
          {name}
        </a>
      </h3>
      <p className="mt-1 text-sm max-sm:hidden">{address ? oneLine(address) : locationNote}</p>
      <p className="max-sm:line-clamp-1 sm:mt-2">{truncateAtWord(description, shownCharacters)}</p>
    </li>
  );
}
