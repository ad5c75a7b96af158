import { MessageLink } from '@/components/call/message-link';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import { firstSentence } from '@/lib/fit-text';
import type { ServiceProps } from './service-props';

/** How a visit to a hospital or a jail goes; too long to print. */
export function Visits({ pages, service: { message: service, visits } }: ServiceProps) {
  if (!visits) return null;
  return (
    <Section id="hospital" title={pages.service.visits} heading="margin" className="print:hidden">
      <Disclosures
        // The one that links from pages of towns promise.
        opened={visits.findIndex(({ kind }) => kind === 'hospital')}
        items={visits.map(({ title, steps, message: place, address }) => ({
          summary: title,
          content: (
            <>
              <ol className="list-decimal pl-6 *:not-last:mb-2 marker:text-gold-700">
                {steps.map((step) => {
                  const first = firstSentence(step);
                  return (
                    <li key={step}>
                      <strong>{first}</strong>
                      {step.slice(first.length)}
                    </li>
                  );
                })}
              </ol>
              <MessageLink about={{ place, address, service }} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
