import { CallToAction } from '@/components/call/call-to-action';
import { HeroCall } from '@/components/call/hero-call';
import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import { ServiceGrid } from './service-grid';
import { ServiceStack } from './service-stack';

interface Props {
  business: Business;
  copy: Pages;
  services: readonly Service[];
  /** The area we travel to, in words. */
  area: string;
}

export function ServiceListPage({ business, copy, services, area }: Props) {
  const { heading, eyebrow, lead, allServices, banner } = copy.services;
  return (
    <PageFrame
      crumbs={listCrumbs('services')}
      head={
        <PageTitle
          title={heading}
          eyebrow={eyebrow}
          aside={
            <QuickFacts business={business} copy={copy.sheet} where={<AreaLink area={area} />} />
          }
          foot={
            <div className="hidden lg:block">
              <ServiceStack documents={services.map(({ title }) => title)} />
            </div>
          }
        >
          <p className="mt-3 max-w-prose md:text-lg">{lead}</p>
          <HeroCall business={business} />
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <h2 className="sr-only">{allServices}</h2>
      <div className="mt-12">
        <ServiceGrid services={services} />
      </div>
    </PageFrame>
  );
}
