import { Check } from 'lucide-react';
import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { DocumentNotes } from '@/components/documents/document-notes';
import { linked, linkedParagraphs } from '@/components/facts/linked';
import { VisitCertificate } from '@/components/facts/visit-certificate';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { Disclosures } from '@/components/ui/disclosures';
import { IconList } from '@/components/ui/icon-list';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { crumbsBelow } from '@/lib/metadata/breadcrumbs';
import { routes } from '@/lib/routes';
import { relatedServices } from '@/lib/services/services';
import { keepNumbersWhole } from '@/lib/text/characters';
import { paragraphs } from '@/lib/text/prose';
import { ForOfficers } from './for-officers';
import { ServiceCosts } from './service-costs';
import { ServiceGrid } from './service-grid';
import type { ServiceProps } from './service-props';
import { Stamp } from './stamp';
import { Visits } from './visits';
import { WhatToBring } from './what-to-bring';

/** How many documents the column shows; the others are in a row that opens. */
const unfoldedDocuments = 12;
const othersLabel = 'Others that people ask about';

const townsQuestion = 'Wondering if we come to your town?';
const townsLink = 'See the towns we cover';

export function ServicePage(props: ServiceProps) {
  const { business, pages, services, service } = props;
  const { extrasNote, banner } = pages.service;
  const { title, officialPages } = service;
  const documents = service.commonDocuments.map(({ name, notes }) => ({
    text: keepNumbersWhole(name),
    more: notes.length > 0 && <DocumentNotes notes={notes} />,
  }));
  const columns = [
    {
      id: 'documents',
      title: 'Common documents',
      items: documents.slice(0, unfoldedDocuments),
      note: documents.length > unfoldedDocuments && (
        <details className="fold">
          <summary className="opens font-semibold pointer-coarse:py-2.5">{othersLabel}</summary>
          <IconList items={documents.slice(unfoldedDocuments)} />
        </details>
      ),
    },
    { id: 'included', title: "What's included", icon: Check, items: service.included },
    {
      id: 'extras',
      title: 'Available extras',
      items: service.extras,
      note: extrasNote && <p className="text-sm">{extrasNote}</p>,
    },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items, note, ...look }) => (
      <Section key={id} id={id} title={title} layout="column">
        <IconList {...look} items={items} />
        {note && <div className="mt-3">{note}</div>}
      </Section>
    ));
  const offices = officialPages?.map(({ name, url }) => (
    <p key={url}>
      <TextLink href={url}>{name}</TextLink>
    </p>
  ));
  const answers = [
    ...service.faq.map(({ question, answer }) => ({
      summary: question,
      content: paragraphs(answer).map((text) => <p key={text}>{linked(text)}</p>),
    })),
    ...(offices ? [{ summary: 'Official pages', content: offices }] : []),
  ];
  const towns = (
    <p className="mt-4 print:hidden">
      {townsQuestion} <TextLink href={routes.locations}>{townsLink}</TextLink>
    </p>
  );
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={crumbsBelow('services', title)}
          title={title}
          eyebrow="Notary service"
          emblem={
            // Beside the title on a small screen, else below all words.
            <Stamp
              stamp={service.stamp}
              className="float-right mb-2 ml-4 w-14.5 rotate-4 md:w-24 lg:order-1 lg:mt-8 lg:w-40"
            />
          }
          lead={service.description}
          aside={<VisitCertificate {...props} />}
        >
          <HeroCall business={business} />
          {service.officers && (
            <p className="mt-3 print:hidden">
              <TextLink href="#officers">{pages.service.officers.heading}</TextLink>
            </p>
          )}
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="door" />}
    >
      {/* In print, the list of what to have ready takes its space. */}
      <Section id="about" title="What we do" heading="margin" className="print:hidden">
        <Prose paragraphs={linkedParagraphs(service.intro)} />
      </Section>
      <ForOfficers {...props} />
      {columns.length > 0 && (
        <div
          className={`grid gap-x-gutter gap-y-5 bg-cream-100 py-8 full-bleed ${columns.length > 1 ? 'md:grid-cols-2' : ''} md:py-14 print:block print:bg-transparent print:py-3`}
        >
          <div className="print-columns">{columns[0]}</div>
          {columns.length > 1 && (
            <div className="grid content-start gap-x-gutter gap-y-5 print:grid-cols-2">
              {columns.slice(1)}
            </div>
          )}
        </div>
      )}
      <ServiceCosts {...props} />
      <Visits {...props} />
      <WhatToBring {...props} />
      {answers.length > 0 ? (
        <Section id="questions" title="Common questions" layout="panel" heading="margin">
          <Disclosures items={answers} />
          {towns}
        </Section>
      ) : (
        towns
      )}
      <Section id="related" title="Other services" layout="inline" className="print:hidden">
        <ServiceGrid services={relatedServices(services, service)} look="related" />
        <p className="mt-4">
          Something else? <TextLink href={routes.contact}>Contact us</TextLink>
        </p>
      </Section>
    </PageFrame>
  );
}
