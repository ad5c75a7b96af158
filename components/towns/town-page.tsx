import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { FeeTable } from '@/components/price/fee-table';
import { PriceForTown } from '@/components/price/price-for-town';
import { ServiceGrid } from '@/components/services/service-grid';
import { Filled } from '@/components/ui/filled';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { townCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { fill, paragraphs } from '@/lib/text';
import type { NearestHospitals } from '@/lib/towns/nearest-hospital';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { townWords } from '@/lib/towns/town-words';
import { AttractionList } from './attraction-list';
import { CivicList } from './civic-list';
import { DistanceSketch } from './distance-sketch';
import { HospitalNote } from './hospital-note';
import { PopularServices } from './popular-services';
import { TownHeader } from './town-header';
import { TownMap } from './town-map';
import { TownPager } from './town-pager';
import { TownPanel } from './town-panel';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  services: readonly Service[];
  town: Town;
  prev: Town;
  next: Town;
  /** Straight-line miles from the home town. */
  miles: number;
  nearby: readonly TownWithMiles[];
  hospitals: NearestHospitals | undefined;
}

export function TownPage({
  business,
  copy,
  homeTown,
  services,
  town,
  prev,
  next,
  miles,
  nearby,
  hospitals,
}: Props) {
  const onward = nearby[0]?.town ?? next;
  const words = townWords(town, copy.town, business);
  const { attractions, band, civic, hospital, sketch } = copy.town;
  return (
    <PageFrame
      crumbs={townCrumbs(town.name)}
      head={
        <>
          <TownPager prev={prev} next={next} />
          <TownHeader
            business={business}
            copy={copy}
            homeTown={homeTown}
            town={town}
            miles={miles}
          />
        </>
      }
      band={
        <CallToAction business={business} heading={townWords(onward, copy.town, business).also}>
          <p>
            <Filled
              text={band.text}
              values={{
                town: onward.name,
                link: (
                  <a className="underline" href={routes.town(onward.slug)}>
                    {fill(band.link, { town: onward.name })}
                  </a>
                ),
              }}
            />
          </p>
        </CallToAction>
      }
      afterBand={town.hasMap && <TownMap business={business} copy={copy} town={town} />}
    >
      <div className="lg:grid lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-8">
          <div className="mt-10 flex flex-wrap justify-center gap-8">
            <div className="min-w-0 flex-1 basis-112">
              <Prose paragraphs={paragraphs(town.intro)} />
            </div>
            {miles > 0 && (
              <DistanceSketch copy={sketch} homeTown={homeTown} town={town} miles={miles} />
            )}
          </div>
          <CivicList copy={civic} town={town} />
          <HospitalNote
            business={business}
            copy={hospital}
            services={services}
            town={town}
            nearest={hospitals}
          />
          <FeeTable
            business={business}
            copy={copy}
            heading="above"
            calculator={
              <PriceForTown business={business} copy={copy.price} town={town} miles={miles} />
            }
          />
          <PopularServices heading={words.popularServices} services={services} />
          <AttractionList copy={attractions} town={town} />
          <Section id="services" title={words.services} className="print:hidden">
            <ServiceGrid services={services} />
          </Section>
        </div>
        <TownPanel business={business} copy={copy.town} town={town} nearby={nearby} />
      </div>
    </PageFrame>
  );
}
