import { Check, FileText, Plus } from 'lucide-react';
import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { Disclosures } from '@/components/ui/disclosures';
import { FoldedIconList } from '@/components/ui/icon-list';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { crumbsBelow } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import { itemsFor } from '@/lib/services/checklist';
import { relatedServices } from '@/lib/services/services';
import { fill, paragraphs } from '@/lib/text';
import { ForOfficers } from './for-officers';
import { ServiceAnswers, type ServiceProps } from './service-answers';
import { ServiceCosts } from './service-costs';
import { ServiceNames } from './service-names';
import { ServiceStack } from './service-stack';
import { Visits } from './visits';
import { WhatToBring } from './what-to-bring';

export function ServicePage(props: ServiceProps) {
  const { business, pages, services, checklist, service } = props;
  const words = pages.service;
  const { headings, somethingElse } = words;
  const { title, commonDocuments, faq, officialPages } = service;
  const more = (count: number) => fill(words.more, { count });
  const offices = officialPages?.map(({ name, url }) => (
    <p key={url}>
      <TextLink href={url}>{name}</TextLink>
    </p>
  ));
  return (
    <PageFrame
      crumbs={crumbsBelow('services', title, pages)}
      title={title}
      eyebrow={words.eyebrow}
      lead={service.description}
      head={<HeroCall business={business} path={routes.service(service.slug)} />}
      aside={<ServiceAnswers {...props} />}
      foot={
        // On a phone the documents follow soon enough.
        <div className="hidden md:block">
          <ServiceStack documents={commonDocuments} />
        </div>
      }
      band={<CallToAction business={business} copy={words.banner} />}
    >
      {/* In print, the list of what to have ready takes its space. */}
      <Section id="about" title={headings.about} heading="margin" className="print:hidden">
        <Prose paragraphs={paragraphs(service.intro)} />
      </Section>
      <ServiceCosts {...props} />
      <Visits {...props} />
      <WhatToBring {...props} items={itemsFor(checklist, service, business)} />
      <Section id="questions" title={headings.questions} heading="margin">
        <Disclosures
          items={[
            ...faq.map(({ question, answer }) => ({ summary: question, content: <p>{answer}</p> })),
            ...(offices ? [{ summary: headings.officialPages, content: offices }] : []),
          ]}
        />
        <p className="mt-4 print:hidden">
          {words.towns.question} <TextLink href={routes.locations}>{words.towns.link}</TextLink>
        </p>
      </Section>
      <ForOfficers {...props} />
      <div className="mt-6 grid gap-x-8 border-cream-200 border-t md:mt-12 md:grid-cols-3 lg:gap-x-gutter print:grid-cols-3">
        <Section id="documents" title={headings.documents} heading="column">
          <FoldedIconList icon={FileText} items={commonDocuments} more={more} />
        </Section>
        <Section id="included" title={headings.included} heading="column">
          <FoldedIconList icon={Check} items={service.included} more={more} />
        </Section>
        <Section id="extras" title={headings.extras} heading="column">
          <p className="mb-2 text-sm">{words.extrasNote}</p>
          <FoldedIconList icon={Plus} items={service.extras} more={more} />
        </Section>
      </div>
      <Section id="related" title={headings.related} heading="margin" className="print:hidden">
        <ServiceNames services={relatedServices(services, service)} />
        <p className="mt-4">
          {somethingElse.question} <TextLink href={routes.contact}>{somethingElse.link}</TextLink>
        </p>
      </Section>
    </PageFrame>
  );
}
