import { MessageLink } from '@/components/call/message-link';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import type { ServiceProps } from './service-page';

/** How a visit goes in a building with rules of its own, and whom to call there first; too long to print. */
export function Visits({ pages, service: { message: service, visits } }: ServiceProps) {
  const { headings, callFirst: label } = pages.service;
  if (!visits) return null;
  return (
    <Section id="hospital" title={headings.visits} heading="margin" className="print:hidden">
      {/* The first is the one that links from other pages promise. */}
      <Disclosures
        first="open"
        items={visits.map(({ title, callFirst, steps, message: place, address }) => ({
          summary: title,
          content: (
            <>
              <p>
                <strong>{label}</strong> {callFirst}
              </p>
              {steps.map((step) => (
                <p key={step}>{step}</p>
              ))}
              <MessageLink about={{ place, address, service }}>{pages.inquiry.write}</MessageLink>
            </>
          ),
        }))}
      />
    </Section>
  );
}
