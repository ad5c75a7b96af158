import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { BrandSeal } from '@/components/layout/seal';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { ServiceGrid } from './service-grid';

interface Props {
  business: Business;
  services: readonly Service[];
}

export function ServiceListPage({ business, services }: Props) {
  return (
    <PageFrame
      crumbs={[{ name: 'Services' }]}
      head={
        <PageTitle title="Services" eyebrow="What we notarize" ornament={<BrandSeal />}>
          <div className="mt-4">
            <Prose
              paragraphs={[
                `A notary does one careful thing: makes sure that you are you, that you sign because you want to, and that the paper says so under a stamp. These ${services.length} pages sort the papers that people bring to that moment, so that you can see what to have ready.`,
                'We do not draft papers, choose them for you or give advice on them. If you do not know whether yours needs a notary, the office that will receive it can tell you.',
              ]}
            />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading="Not sure which page is yours?">
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
