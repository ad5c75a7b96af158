import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { ServiceMap } from '@/lib/drawing/map/service-map';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill, formatList } from '@/lib/text';
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
  mainTowns: readonly TownWithMiles[];
  towns: readonly TownWithMiles[];
}

export function AreasPage({ business, copy, homeTown, map, drawing, mainTowns, towns }: Props) {
  const { heading, lead, banner, ...headings } = copy.areas;
  const { list, map: mapWords } = copy.locations;
  return (
    <PageFrame
      crumbs={listCrumbs('areas')}
      head={
        <PageTitle
          ornament={<BrandSeal />}
          title={heading}
          eyebrow={formatList(business.serviceArea)}
        >
          <div className="mt-4">
            <Prose paragraphs={[fill(lead, { homeTown: homeTown.name })]} />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={copy.finder} list="#all-towns" />
          </div>
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <div className="flex flex-col xl:grid xl:grid-cols-12 xl:gap-gutter">
        <div className="mx-auto mt-10 w-full max-w-3xl max-md:order-last xl:col-span-8">
          <ServiceAreaMap
            copy={mapWords}
            map={map}
            homeTown={homeTown}
            drawing={drawing}
            listId="all-towns"
          />
        </div>
        <Section id="main-areas" className="xl:col-span-4" title={headings.mainTowns}>
          <p className="mb-2 text-sm">{list.miles}</p>
          <TownList
            copy={list}
            towns={mainTowns}
            from={homeTown.name}
            states={business.authority.states}
            columns="two"
          />
        </Section>
      </div>
      <Section id="all-towns" title={headings.allTowns}>
        <TownList
          copy={list}
          towns={towns}
          from={homeTown.name}
          states={business.authority.states}
          columns="three"
        />
        <p className="mt-6">
          <TextLink href={routes.places}> All attractions</TextLink>
        </p>
      </Section>
    </PageFrame>
  );
}
