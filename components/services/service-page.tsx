import { Check, FileText, Plus } from 'lucide-react';
import { CallToAction } from '@/components/call/call-to-action';
import { HeroCall } from '@/components/call/hero-call';
import { PrintedAddress } from '@/components/facts/printed-address';
import { PageFrame } from '@/components/layout/page-frame';
import { Disclosures } from '@/components/ui/disclosures';
import { FoldedIconList } from '@/components/ui/icon-list';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { serviceCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { ChecklistItem } from '@/lib/schema/checklist';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { fill, paragraphs } from '@/lib/text';
import { ForOfficers } from './for-officers';
import { ServiceAnswers } from './service-answers';
import { ServiceCosts } from './service-costs';
import { ServiceNames } from './service-names';
import { ServiceStack } from './service-stack';
import { Visits } from './visits';
import { WhatToBring } from './what-to-bring';

interface Props {
  business: Business;
  copy: Pages;
  service: Service;
  /** The area we travel to, in words. */
  area: string;
  bring: readonly ChecklistItem[];
  /** Other services to offer. */
  related: readonly Service[];
  towns: readonly Town[];
}

export function ServicePage({ business, copy, service, area, bring, related, towns }: Props) {
  const words = copy.service;
  const { headings, banner } = words;
  const { title, slug, description, intro, commonDocuments, included, extras, visits, faq } =
    service;
  const { officialPages } = service;
  const more = (count: number) => fill(words.more, { count });
  return (
    <PageFrame
      crumbs={serviceCrumbs(title)}
      head={
        <PageTitle
          title={title}
          eyebrow={words.eyebrow}
          foot={
            // On a phone the documents follow soon enough.
            <div className="hidden md:block">
              <ServiceStack documents={commonDocuments} />
            </div>
          }
          aside={<ServiceAnswers business={business} copy={copy} service={service} area={area} />}
        >
          <p className="mt-3 max-w-prose md:text-lg">{description}</p>
          <PrintedAddress business={business} path={routes.service(slug)} />
          <HeroCall business={business} />
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      {/* In print, the list of what to have ready takes its space. */}
      <Section id="about" title={headings.about} heading="margin" className="print:hidden">
        <Prose paragraphs={paragraphs(intro)} />
      </Section>
      {/* A service with an answer of its own has it in the sheet. */}
      {service.cost === undefined && (
        <ServiceCosts business={business} copy={copy.fees} online={service.online} />
      )}
      {visits && <Visits copy={copy} service={title} visits={visits} />}
      <WhatToBring copy={copy} service={service} items={bring} />
      <Section id="questions" title={headings.questions} heading="margin">
        <Disclosures
          items={[
            ...faq.map(({ question, answer }) => ({
              summary: question,
              content: <p>{answer}</p>,
            })),
            ...(officialPages
              ? [
                  {
                    summary: headings.officialPages,
                    content: officialPages.map(({ name, url }) => (
                      <p key={url}>
                        <TextLink href={url}> {name}</TextLink>
                      </p>
                    )),
                  },
                ]
              : []),
          ]}
        />
        <p className="mt-4 print:hidden">
          {words.towns.question} <TextLink href={routes.locations}> {words.towns.link}</TextLink>
        </p>
      </Section>
      <ForOfficers business={business} copy={words.officers} service={service} towns={towns} />
      <div className="mt-6 grid gap-x-8 border-cream-200 border-t md:mt-12 md:grid-cols-3 lg:gap-x-gutter print:grid-cols-3">
        <Section id="documents" title={headings.documents} heading="column">
          <FoldedIconList icon={FileText} items={commonDocuments} more={more} />
        </Section>
        <Section id="included" title={headings.included} heading="column">
          <FoldedIconList icon={Check} items={included} more={more} />
        </Section>
        <Section id="extras" title={headings.extras} heading="column">
          <p className="mb-2 text-sm">{words.extrasNote}</p>
          <FoldedIconList icon={Plus} items={extras} more={more} />
        </Section>
      </div>
      <Section id="related" title={headings.related} heading="margin" className="print:hidden">
        <ServiceNames services={related} />
        <p className="mt-4">
          {words.somethingElse.question}{' '}
          <TextLink href={routes.contact}> {words.somethingElse.link}</TextLink>
        </p>
      </Section>
    </PageFrame>
  );
}
