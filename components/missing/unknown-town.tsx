import { CallOrText } from '@/components/contact/call-link';
import { TownFinder } from '@/components/finder/town-finder';
import { Answers } from '@/components/layout/answers';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { AttractionList } from '@/components/towns/attraction-list';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { townCrumbs } from '@/lib/breadcrumbs';
import { nameToken } from '@/lib/missing-page';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { stateNames } from '@/lib/state-names';
import { MissingBand } from './missing-band';

interface Props {
  business: Business;
  services: readonly Service[];
}

/** A template for a town that has no page; its name takes the place of the token. */
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
            <Answers
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
      band={<MissingBand business={business} />}
    >
      <AttractionList town={{ name: nameToken, state: 'ID', attractions: [] }} />
      <Section id="services" title="Every service">
        <ServiceGrid services={services} />
      </Section>
    </PageFrame>
  );
}
