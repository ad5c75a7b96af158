import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import type { ServiceMap } from '@/lib/drawing/map/service-map';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
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
  towns: readonly TownWithMiles[];
}

export function LocationsPage({ business, homeTown, map, towns }: Props) {
  return (
    <PageFrame
      crumbs={listCrumbs('locations')}
      head={
        <PageTitle
          ornament={<BrandSeal />}
          title="Service Areas"
          eyebrow={formatList(business.serviceArea)}
        >
          <div className="mt-4">
            <Prose
              paragraphs={[
                `We start from ${homeTown.name}. The miles beside each of these ${towns.length} towns are a straight line on the map; the road is longer, and the travel fee for it is agreed before the trip.`,
              ]}
            />
          </div>
          <div className="mt-6">
            <TownFinder business={business} />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading="Between two of these towns?">
          <p>
            Farms, ranches and cabins count too. Tell us the nearest road and the turn, and we tell
            you what the drive would cost.
          </p>
        </CallToAction>
      }
    >
      <div className="mt-10 grid gap-12 xl:grid-cols-12">
        <div className="max-w-3xl max-md:order-last xl:sticky xl:top-6 xl:col-span-8 xl:self-start">
          <ServiceAreaMap map={map} homeTown={homeTown} picture="locations" listId="towns" />
        </div>
        <div className="xl:col-span-4">
          <h2 id="towns" className="sr-only">
            Towns
          </h2>
          <TownList
            towns={towns}
            from={homeTown.name}
            states={business.authority.states}
            columns="aside"
          />
          <p className="mt-6">
            <a className="text-link" href={routes.areas}>
              Every town that has a page
            </a>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
