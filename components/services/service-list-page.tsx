import { CallToAction } from '@/components/call/call-to-action';
import { HeroCall } from '@/components/call/hero-call';
import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { ServiceGrid } from './service-grid';

interface Props {
  business: Business;
  services: readonly Service[];
  /** The area that we travel to, in words. */
  area: string;
}

export function ServiceListPage({ business, services, area }: Props) {
  return (
    <PageFrame
      crumbs={listCrumbs('services')}
      head={
        <PageTitle
          title="Services"
          eyebrow="What we notarize"
          aside={<QuickFacts business={business} where={<AreaLink area={area} />} />}
        >
          <p className="mt-3 max-w-prose md:text-lg">
            A notary does one careful thing: makes sure that you are you, that you sign because you
            want to, and that the paper says so under a stamp. We do not draft papers, choose them
            for you or give advice on them.
          </p>
          <HeroCall business={business} />
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading="Not sure which one you need?">
          <p>
            Read us the title at the top of your paper. We tell you whether a notary can help, how
            soon we can come and what the trip costs.
          </p>
        </CallToAction>
      }
    >
      <h2 className="sr-only">All services</h2>
      <div className="mt-12">
        <ServiceGrid services={services} />
      </div>
    </PageFrame>
  );
}
