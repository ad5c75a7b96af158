import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { TextLink } from '@/components/ui/text-link';
import type { ServiceMap } from '@/lib/drawing/map/service-map';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill, formatList, pluralize } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  map: ServiceMap;
  /** The same for small screens. */
  drawing: string;
  towns: readonly TownWithMiles[];
  /** How many towns there are in all. */
  count: number;
}

export function LocationsPage({ business, copy, homeTown, map, drawing, towns, count }: Props) {
  const { locations: words } = copy;
  return (
    <PageFrame
      crumbs={listCrumbs('locations')}
      head={
        <PageTitle
          ornament={<BrandSeal />}
          title={words.heading}
          eyebrow={formatList(business.serviceArea)}
        >
          <div className="mt-4">
            <Prose
              paragraphs={[
                fill(words.lead, {
                  homeTown: homeTown.name,
                  count: towns.length,
                  all: pluralize(count, 'town'),
                }),
              ]}
            />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={copy.finder} />
          </div>
        </PageTitle>
      }
      band={<CallToAction business={business} copy={words.banner} />}
    >
      <div className="mt-10 flex flex-col gap-12">
        <div className="mx-auto w-full max-w-4xl max-md:order-last">
          <ServiceAreaMap
            copy={words.map}
            map={map}
            homeTown={homeTown}
            drawing={drawing}
            listId="towns"
          />
        </div>
        <div>
          <h2 id="towns" className="sr-only">
            {words.towns}
          </h2>
          <p className="mb-2 text-sm">{words.list.miles}</p>
          <TownList
            copy={words.list}
            towns={towns}
            from={homeTown.name}
            states={business.authority.states}
            columns="three"
          />
          <p className="mt-6">
            <TextLink href={routes.areas}> {words.allTowns}</TextLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
