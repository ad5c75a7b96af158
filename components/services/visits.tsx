import { MessageLink } from '@/components/call/message-link';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Visit } from '@/lib/schema/service';

interface Props {
  copy: Pick<Pages, 'service' | 'inquiry'>;
  /** The name of the service. */
  service: string;
  visits: readonly Visit[];
}

/** How a visit goes in a building with rules of its own, and whom to call there first; too long to print. */
export function Visits({ copy, service, visits }: Props) {
  const { headings, callFirst: label } = copy.service;
  return (
    <Section id="hospital" title={headings.visits} heading="margin" className="print:hidden">
      <Disclosures
        items={visits.map(({ title, callFirst, steps }) => ({
          summary: title,
          content: (
            <>
              <p>
                <strong>{label}</strong> {callFirst}
              </p>
              {steps.map((step) => (
                <p key={step}>{step}</p>
              ))}
              <MessageLink about={{ place: title, service }}>{copy.inquiry.write}</MessageLink>
            </>
          ),
        }))}
      />
    </Section>
  );
}
