import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { TextLink } from '@/components/ui/text-link';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, formatList, pluralize } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/towns';
import { type AreaMap, ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props extends Pick<Content, 'business' | 'pages' | 'towns'>, AreaMap {
  shown: readonly TownWithMiles[];
}

export function LocationsPage({ business, pages, towns, shown, homeTown, map, drawing }: Props) {
  const { locations: words } = pages;
  const all = pluralize(towns.length, 'town');
  return (
    <PageFrame
      crumbs={listCrumbs('locations', pages)}
      ornament={<BrandSeal />}
      title={words.heading}
      eyebrow={formatList(business.serviceArea)}
      head={
        <>
          <div className="mt-4">
            <Prose
              paragraphs={[fill(words.lead, { homeTown: homeTown.name, count: shown.length, all })]}
            />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={pages.finder} />
          </div>
        </>
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
            business={business}
            copy={words.list}
            towns={shown}
            from={homeTown}
            columns="three"
          />
          <p className="mt-6">
            <TextLink href={routes.areas}>{words.allTowns}</TextLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
