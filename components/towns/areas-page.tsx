import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { ServiceMap } from '@/lib/drawing/map/service-map';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { formatList } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props {
  business: Business;
  homeTown: Town;
  map: ServiceMap;
  mainTowns: readonly TownWithMiles[];
  towns: readonly TownWithMiles[];
}

export function AreasPage({ business, homeTown, map, mainTowns, towns }: Props) {
  return (
    <PageFrame
      crumbs={listCrumbs('areas')}
      head={
        <PageTitle
          ornament={<BrandSeal />}
          title="All towns"
          eyebrow={formatList(business.serviceArea)}
        >
          <div className="mt-4">
            <Prose
              paragraphs={[
                `Each town has a page of its own: how far it is from ${homeTown.name}, where its papers are recorded, and places where two people can find each other.`,
              ]}
            />
          </div>
          <div className="mt-6">
            <TownFinder business={business} list="#all-towns" />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading="Is your town missing?">
          <p>Call or text and ask. The answer is yes or no, with the reason.</p>
        </CallToAction>
      }
    >
      <div className="flex flex-col xl:grid xl:grid-cols-12 xl:gap-12">
        <div className="mt-10 max-w-3xl max-md:order-last xl:col-span-8">
          <ServiceAreaMap map={map} homeTown={homeTown} picture="areas" listId="all-towns" />
        </div>
        <Section id="main-areas" className="xl:col-span-4" title="Main areas">
          <TownList
            towns={mainTowns}
            from={homeTown.name}
            states={business.authority.states}
            columns="aside"
          />
        </Section>
      </div>
      <Section id="all-towns" title="Every town from A to Z">
        <TownList
          towns={towns}
          from={homeTown.name}
          states={business.authority.states}
          columns="three"
        />
      </Section>
    </PageFrame>
  );
}
