import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { paragraphs } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns';
import { AttractionList } from './attraction-list';
import { CivicList } from './civic-list';
import { PopularServices } from './popular-services';
import { TownHeader } from './town-header';
import { TownMap } from './town-map';
import { TownPanel } from './town-panel';

interface Props {
  business: Business;
  homeTown: Town;
  services: readonly Service[];
  town: Town;
  prev: Town;
  next: Town;
  /** Straight-line miles from the home town. */
  miles: number;
  nearby: readonly TownWithMiles[];
}

export function TownPage({ business, homeTown, services, town, prev, next, miles, nearby }: Props) {
  const onward = nearby[0]?.town ?? next;
  return (
    <PageFrame
      crumbs={[{ name: 'Service Areas', href: routes.locations }, { name: town.name }]}
      band={
        <CallToAction business={business} heading={`Also in ${onward.name}`}>
          <p>
            Is one of the signers nearer to {onward.name}? Look at{' '}
            <a className="underline" href={routes.town(onward.slug)}>
              what we say about {onward.name}
            </a>
            , or tell us both addresses when you call.
          </p>
        </CallToAction>
      }
      belowBand={town.hasMap && <TownMap business={business} town={town} />}
    >
      <TownHeader
        business={business}
        homeTown={homeTown}
        town={town}
        prev={prev}
        next={next}
        miles={miles}
      />
      <div className="lg:grid lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-8">
          <Prose paragraphs={paragraphs(town.intro)} />
          <CivicList town={town} />
          <PopularServices services={services} town={town} />
          <AttractionList town={town} />
          <Section id="services" heading={`Every service in ${town.name}`}>
            <ServiceGrid services={services} columns="two" />
          </Section>
        </div>
        <TownPanel business={business} town={town} nearby={nearby} />
      </div>
    </PageFrame>
  );
}
