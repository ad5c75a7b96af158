import { Fragment } from 'react';
import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { TownCosts } from '@/components/price/town-costs';
import { ServiceNames } from '@/components/services/service-names';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { townCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { popularServices } from '@/lib/services/popular-services';
import { fill } from '@/lib/text';
import type { NearestHospitals } from '@/lib/towns/nearest-hospital';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { townWords } from '@/lib/towns/town-words';
import { AttractionList } from './attraction-list';
import { CivicList } from './civic-list';
import { HospitalNote } from './hospital-note';
import { TownHeader } from './town-header';
import { TownIntro } from './town-intro';
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
  /** The map of where the town is, from `locator()`. */
  drawing: string;
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
  drawing,
}: Props) {
  const onward = nearby[0]?.town ?? next;
  const words = townWords(town, copy.town, business);
  const { about, attractions, band, civic, hospital } = copy.town;
  return (
    <PageFrame
      crumbs={townCrumbs(town.name)}
      head={
        <>
          <TownHeader
            business={business}
            copy={copy}
            homeTown={homeTown}
            services={services}
            town={town}
            miles={miles}
            hasHospital={hospitals?.town === town}
            drawing={drawing}
          />
          <TownPager prev={prev} next={next} />
        </>
      }
      band={
        <CallToAction
          business={business}
          copy={{
            heading: fill(band.heading, { town: town.name, other: onward.name }),
            text: (
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
            ),
          }}
        />
      }
    >
      <div className="lg:grid lg:grid-cols-12 lg:gap-gutter">
        <div className="lg:col-span-8">
          <Section id="about" title={fill(about, { town: town.name })}>
            <TownIntro text={town.intro} />
          </Section>
          <CivicList copy={civic} town={town} />
          <HospitalNote
            business={business}
            copy={hospital}
            services={services}
            town={town}
            nearest={hospitals}
          />
          <TownCosts business={business} copy={copy} town={town} miles={miles} />
          <Section id="services" title={words.services} className="print:hidden">
            <p className="mb-4">
              {`${words.popularServices} `}
              {popularServices(services, town).map(({ slug, title }, index) => (
                <Fragment key={slug}>
                  {index > 0 && ', '}
                  <TextLink href={routes.service(slug)}> {title}</TextLink>
                </Fragment>
              ))}
            </p>
            <ServiceNames services={services} />
          </Section>
          <AttractionList copy={attractions} town={town} />
        </div>
        <TownPanel business={business} copy={copy} town={town} nearby={nearby} />
      </div>
    </PageFrame>
  );
}
