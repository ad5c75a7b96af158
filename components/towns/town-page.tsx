import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { TownLink } from '@/components/call/town-link';
import { Filled } from '@/components/facts/filled';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { TownCosts } from '@/components/price/town-costs';
import { PopularServices } from '@/components/services/popular-services';
import { ServiceGrid } from '@/components/services/service-grid';
import { Section } from '@/components/ui/section';
import { widthInEms } from '@/lib/fit-text';
import { crumbsBelow } from '@/lib/metadata/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { popularServices } from '@/lib/services/services';
import { stateNames } from '@/lib/states';
import { fill } from '@/lib/text/templates';
import { townWords, withoutCommission } from '@/lib/towns/town-words';
import { townSurroundings } from '@/lib/towns/towns';
import { AttractionList } from './attraction-list';
import { CivicList } from './civic-list';
import { HospitalNote } from './hospital-note';
import { TownCertificate } from './town-certificate';
import { TownIntro } from './town-intro';
import { TownMap } from './town-map';
import { TownPager } from './town-pager';
import { TownPanel } from './town-panel';
import { Venue } from './venue';

export function TownPage({ town, ...content }: Content & { town: Town }) {
  const { business, pages, services, towns } = content;
  const surroundings = townSurroundings(towns, business, town);
  const props = { ...content, ...surroundings, town };
  const onward = surroundings.nearby[0]?.town ?? surroundings.next;
  const words = townWords(town, pages.town, business);
  const { band } = pages.town;
  const instead = withoutCommission(business, town.state, pages.law);
  const lead = town.lead ?? fill(pages.town.lead, { town: town.name });
  const link = <TownLink town={onward} />;
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={crumbsBelow('locations', town.name)}
          pager={<TownPager {...props} />}
          venue={
            <Venue
              heading={words.headingParts}
              name={town.name}
              ems={widthInEms(town.name)}
              lines={[`State of ${stateNames[town.state]}`, `County of ${town.county}`]}
            />
          }
          lead={instead ?? lead}
          aside={<TownCertificate {...props} />}
        >
          {!instead && (
            <p className="mt-3 text-sm text-gold-700 max-lg:hidden">{pages.town.venue}</p>
          )}
          <HeroCall business={business} />
        </PageHead>
      }
      callToAction={
        <CallToAction
          business={business}
          scene="road"
          copy={{
            heading: fill(band.heading, { town: town.name, other: onward.name }),
            text: <Filled text={band.text} values={{ town: onward.name, link }} />,
          }}
        />
      }
      afterCallToAction={<TownMap {...content} town={town} />}
    >
      <div className="lg:grid lg:grid-cols-12 lg:gap-gutter">
        <div className="lg:col-span-8">
          <Section id="about" layout="inline" title={`Good to know in ${town.name}`}>
            <TownIntro text={town.intro} />
            <CivicList {...props} />
            <HospitalNote {...props} />
          </Section>
          <PopularServices
            services={popularServices(services, town.civic)}
            lookUp={pages.documents.link}
          />
          <AttractionList {...props} />
          <Section id="services" layout="inline" title={words.services} className="print:hidden">
            <ServiceGrid services={services} look="column" />
          </Section>
          <TownCosts {...props} />
        </div>
        <TownPanel {...props} />
      </div>
    </PageFrame>
  );
}
