import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { QuickFacts } from '@/components/facts/quick-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { ServiceGrid } from './service-grid';
import { ServiceStack } from './service-stack';

export function ServiceListPage(props: Content) {
  const { business, pages, services } = props;
  const { heading, eyebrow, lead, allServices, banner } = pages.services;
  return (
    <PageFrame
      crumbs={listCrumbs('services', pages)}
      title={heading}
      eyebrow={eyebrow}
      lead={lead}
      head={<HeroCall {...props} />}
      aside={<QuickFacts {...props} />}
      foot={
        <div className="hidden lg:block">
          <ServiceStack documents={services.map(({ title }) => title)} />
        </div>
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
