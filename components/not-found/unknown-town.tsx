import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { VisitCertificate } from '@/components/facts/visit-certificate';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/search/search-box';
import { PopularServices } from '@/components/services/popular-services';
import { ServiceGrid } from '@/components/services/service-grid';
import { AttractionList } from '@/components/towns/attraction-list';
import { Venue } from '@/components/towns/venue';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { crumbsBelow } from '@/lib/metadata/breadcrumbs';
import { nameToken } from '@/lib/not-found/unknown-path';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { popularServices } from '@/lib/services/services';
import { homeState, type StateCode, stateNames } from '@/lib/states';

/** A template for a town that has no page; its name replaces the token. */
export function UnknownTown(props: Content & { state: StateCode }) {
  const { business, pages, services, state } = props;
  const away = business.authority.states.filter((code) => code === state && code !== homeState);
  const { town, banner } = pages['not-found'];
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={crumbsBelow('locations', nameToken)}
          venue={
            <Venue
              heading={town.heading}
              name={nameToken}
              lines={[`State of ${stateNames[state]}`]}
            />
          }
          lead={
            <>
              {town.text} <TextLink href={routes.areas}>See all towns</TextLink>
            </>
          }
          aside={
            <VisitCertificate
              {...props}
              reach="unknown"
              {...(away.length > 0 && { states: away })}
            />
          }
        >
          <HeroCall business={business} />
          <div className="mt-6">
            <SearchBox of="towns" business={business} pages={pages} />
          </div>
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="road" />}
    >
      <PopularServices services={popularServices(services, [])} lookUp={pages.documents.link} />
      <AttractionList town={{ name: nameToken, state, attractions: [] }} />
      <Section id="services" title="All services" layout="inline">
        <ServiceGrid services={services} />
      </Section>
    </PageFrame>
  );
}
