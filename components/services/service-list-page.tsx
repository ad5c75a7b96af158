import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { VisitCertificate } from '@/components/facts/visit-certificate';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/search/search-box';
import { singleCrumbs } from '@/lib/metadata/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { ServiceGrid } from './service-grid';

export function ServiceListPage(props: Content) {
  const { business, pages, services } = props;
  const { heading, eyebrow, lead, banner } = pages.services;
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={singleCrumbs('services')}
          title={heading}
          eyebrow={eyebrow}
          lead={lead}
          aside={<VisitCertificate {...props} />}
        >
          <HeroCall business={business} />
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="door" />}
    >
      <h2 id="all-services" className="sr-only">
        All services
      </h2>
      <div className="pt-4 md:pt-9">
        <SearchBox of="documents" business={business} pages={pages} list="#all-services" />
        <ServiceGrid services={services} />
      </div>
    </PageFrame>
  );
}
