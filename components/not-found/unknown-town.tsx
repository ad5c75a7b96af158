import { CallOrText } from '@/components/call/call-link';
import { CallToAction } from '@/components/call/call-to-action';
import { QuickFacts } from '@/components/facts/quick-facts';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceNames } from '@/components/services/service-names';
import { AttractionList } from '@/components/towns/attraction-list';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { townCrumbs } from '@/lib/pages/breadcrumbs';
import { nameToken } from '@/lib/pages/unknown-path';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import { stateNames } from '@/lib/schema/state-names';

interface Props {
  business: Business;
  copy: Pages;
  services: readonly Service[];
}

/** A template for a town that has no page; its name replaces the token. */
export function UnknownTown({ business, copy, services }: Props) {
  const { town, banner } = copy['not-found'];
  return (
    <PageFrame
      crumbs={townCrumbs(nameToken)}
      head={
        <PageTitle
          title={<Filled text={town.heading} values={{ town: <bdi>{nameToken}</bdi> }} />}
          eyebrow={stateNames.ID}
          aside={
            <QuickFacts business={business} copy={copy.sheet} where={town.where} reach="unknown" />
          }
        >
          <p className="mt-3 max-w-prose md:text-lg">
            {town.text} <TextLink href={routes.areas}> {town.allTowns}</TextLink>
          </p>
          <div className="mt-6">
            <CallOrText business={business} />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={copy.finder} />
          </div>
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <AttractionList
        copy={copy.town.attractions}
        town={{ name: nameToken, state: 'ID', attractions: [] }}
      />
      <Section id="services" title={town.services}>
        <ServiceNames services={services} />
      </Section>
    </PageFrame>
  );
}
