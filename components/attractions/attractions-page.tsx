import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { firstSentences } from '@/lib/fit-text';
import { singleCrumbs } from '@/lib/metadata/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { pluralize } from '@/lib/text/format';
import { plainText } from '@/lib/text/prose';
import { fill } from '@/lib/text/templates';
import { isInTown, near } from '@/lib/towns/attraction-facts';
import { atHome, formatMiles, milesNote, withMilesFrom } from '@/lib/towns/distance';
import { type AttractionWithTown, homeTownOf } from '@/lib/towns/towns';
import { AttractionSearch } from './attraction-search';

/** How many characters of a description (decision 0005) and of a note a card shows, at most. */
const shownCharacters = 100;
const fewestCharacters = 45;
const shownOfNote = 110;
const fewestOfNote = 15;

/** With more towns, there are no links to them: the search finds a town's attractions, too. */
const mostLinks = 100;

export function AttractionsPage({ business, pages, towns }: Content) {
  const total = towns.flatMap(({ attractions }) => attractions).length;
  const { heading, eyebrow, lead, banner } = pages.places;
  const homeTown = homeTownOf({ business, towns });
  const visited = towns.filter(({ attractions }) => attractions.length > 0);
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={singleCrumbs('places')}
          title={heading}
          eyebrow={eyebrow}
          count={{ number: total, noun: 'attraction' }}
        >
          <div className="mt-3 md:mt-4">
            <Prose
              paragraphs={[fill(lead, { count: pluralize(total, 'attraction') }), milesNote]}
            />
          </div>
          <AttractionSearch list="places" />
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="road" />}
    >
      <div id="places" className="attractions-by-town">
        {visited.length <= mostLinks && (
          <nav
            aria-label="Towns"
            className="gap-x-4 pt-4 text-sm *:block *:py-2.5 *:text-link max-sm:flex max-sm:flex-wrap sm:columns-4 md:pt-8 md:pb-6 lg:columns-6 print:hidden *:pointer-fine:py-0.5"
          >
            {visited.map(({ slug, name }) => (
              <a key={slug} href={`#${slug}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
        {withMilesFrom(homeTown, visited).map(({ town, miles }) => (
          <section key={town.slug} id={town.slug}>
            <h2>
              <a href={routes.town(town.slug)}>{town.name}</a>{' '}
              <small>{miles === 0 ? atHome : formatMiles(miles)}</small>
            </h2>
            <ul>
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

/** Keep its order of elements, and the section's: app/attractions-by-town.css needs it. */
export function AttractionCard({ attraction }: { attraction: AttractionWithTown }) {
  const { name, slug, town, address, locationNote = '', description } = attraction;
  const at = address
    ? `${address.street}, ${address.city}`
    : firstSentences(locationNote, fewestOfNote, shownOfNote);
  const nearTown = isInTown(attraction) ? '' : `${near(town.name)}: `;
  return (
    <li>
      <h3>
        <a href={routes.attraction(slug)}>{name}</a>
      </h3>
      <p>{nearTown + at}</p>
      <p>{firstSentences(plainText(description), fewestCharacters, shownCharacters)}</p>
    </li>
  );
}
