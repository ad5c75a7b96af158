import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { TownLink } from '@/components/call/town-link';
import { PageFrame } from '@/components/layout/page-frame';
import { TownCosts } from '@/components/price/town-costs';
import { PopularServices } from '@/components/services/popular-services';
import { ServiceGrid } from '@/components/services/service-grid';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import { crumbsBelow } from '@/lib/pages/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { popularServices } from '@/lib/services/services';
import { fill } from '@/lib/text';
import { townWords, withoutCommission } from '@/lib/towns/town-words';
import { countyAndState, townSurroundings } from '@/lib/towns/towns';
import { AttractionList } from './attraction-list';
import { CivicList } from './civic-list';
import { HospitalNote } from './hospital-note';
import { TownCertificate } from './town-certificate';
import { TownIntro } from './town-intro';
import { TownMap } from './town-map';
import { TownPager } from './town-pager';
import { TownPanel } from './town-panel';

export function TownPage({ town, ...content }: Content & { town: Town }) {
  const { business, pages, services, towns } = content;
  const around = townSurroundings(towns, business, town);
  const props = { ...content, ...around, town };
  const onward = around.nearby[0]?.town ?? around.next;
  const words = townWords(town, pages.town, business);
  const { band } = pages.town;
  const lead = town.lead ?? fill(pages.town.lead, { town: town.name });
  const link = <TownLink town={onward} />;
  return (
    <PageFrame
      crumbs={crumbsBelow('locations', town.name)}
      pager={<TownPager {...props} />}
      title={
        // On its own line, the name keeps the page from moving when the typeface arrives.
        <span className="block text-xl md:text-3xl">
          <Filled
            text={words.headingParts}
            values={{ town: <span className="block text-4xl">{town.name}</span> }}
          />
        </span>
      }
      eyebrow={countyAndState(town)}
      lead={withoutCommission(business, town.state, pages.law) ?? lead}
      head={<HeroCall business={business} />}
      aside={<TownCertificate {...props} />}
      band={
        <CallToAction
          business={business}
          scene="road"
          copy={{
            heading: fill(band.heading, { town: town.name, other: onward.name }),
            text: <Filled text={band.text} values={{ town: onward.name, link }} />,
          }}
        />
      }
      end={<TownMap {...content} town={town} />}
    >
      <div className="lg:grid lg:grid-cols-12 lg:gap-gutter">
        <div className="lg:col-span-8">
          <Section id="about" part="part" title={`Good to know in ${town.name}`}>
            <TownIntro text={town.intro} />
            <CivicList {...props} />
            <HospitalNote {...props} />
          </Section>
          <PopularServices
            services={popularServices(services, town.civic)}
            lookUp={pages.documents.link}
          />
          <AttractionList {...props} />
          <Section id="services" part="part" title={words.services} className="print:hidden">
            <ServiceGrid services={services} look="column" />
          </Section>
          <TownCosts {...props} />
        </div>
        <TownPanel {...props} />
      </div>
    </PageFrame>
  );
}
