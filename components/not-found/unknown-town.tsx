import { CallOrText } from '@/components/call/call-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { AttractionList } from '@/components/towns/attraction-list';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { townCrumbs } from '@/lib/pages/breadcrumbs';
import { nameToken } from '@/lib/pages/unknown-path';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { stateNames } from '@/lib/schema/state-names';
import { NotFoundBanner } from './not-found-banner';

interface Props {
  business: Business;
  services: readonly Service[];
}

/** A template for a town that has no page; its name replaces the token. */
export function UnknownTown({ business, services }: Props) {
  return (
    <PageFrame
      crumbs={townCrumbs(nameToken)}
      head={
        <PageTitle
          title={
            <>
              Mobile notary in <bdi>{nameToken}</bdi>
            </>
          }
          eyebrow={stateNames.ID}
          aside={
            <QuickFacts
              business={business}
              where="Tell us the address, and you hear whether we can come"
            />
          }
        >
          <p className="mt-3 max-w-prose md:text-lg">
            We have not written about this town yet. Call or text with the address, and we tell you
            whether we can come and what the trip would cost.{' '}
            <a className="text-link" href={routes.areas}>
              See the towns that have a page
            </a>
          </p>
          <div className="mt-6">
            <CallOrText business={business} />
          </div>
          <div className="mt-6">
            <TownFinder business={business} />
          </div>
        </PageTitle>
      }
      band={<NotFoundBanner business={business} />}
    >
      <AttractionList town={{ name: nameToken, state: 'ID', attractions: [] }} />
      <Section id="services" title="Every service">
        <ServiceGrid services={services} />
      </Section>
    </PageFrame>
  );
}
