import { Check, FileText, Plus } from 'lucide-react';
import { CallLink } from '@/components/contact/call-link';
import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { IconList } from '@/components/ui/icon-list';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { paragraphs } from '@/lib/text';
import { FaqList } from './faq-list';
import { RelatedServices } from './related-services';

interface Props {
  business: Business;
  service: Service;
  /** The services to go on to. */
  related: readonly Service[];
}

export function ServicePage({ business, service, related }: Props) {
  const { title, description, intro, commonDocuments, included, extras, faq } = service;
  return (
    <PageFrame
      crumbs={[{ name: 'Services', href: routes.services }, { name: title }]}
      band={
        <CallToAction business={business} heading="Have the paper in front of you?">
          <p>
            Call or text with its title, your town and the number of people who sign. You hear when
            we can come and what it costs before you decide.
          </p>
        </CallToAction>
      }
    >
      <PageTitle title={title} eyebrow="Service">
        <p className="mt-3 max-w-prose text-lg">{description}</p>
        <div className="mt-5">
          <CallLink business={business} variant="schedule" label="Schedule" />
        </div>
      </PageTitle>
      <Prose paragraphs={paragraphs(intro)} />
      <div className="grid gap-x-10 lg:grid-cols-3">
        <Section id="documents" heading="Common documents">
          <IconList icon={FileText} items={commonDocuments} />
        </Section>
        <Section id="included" heading="What's included">
          <IconList icon={Check} items={included} />
        </Section>
        <Section id="extras" heading="Available extras">
          <IconList icon={Plus} items={extras} />
        </Section>
      </div>
      <Section id="questions" heading="Questions people ask">
        <FaqList items={faq} />
      </Section>
      <p className="mt-8">
        Do we come to you?{' '}
        <a className="text-link" href={routes.locations}>
          See the towns in our service area
        </a>
      </p>
      <RelatedServices services={related} />
    </PageFrame>
  );
}
