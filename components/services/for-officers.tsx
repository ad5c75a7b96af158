import { MessageLink } from '@/components/call/message-link';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import { officerFacts } from '@/lib/services/officer-facts';
import type { ServiceProps } from './service-page';

/** What an office asks before it orders the service, if offices do, and an order to fill in; folded. */
export function ForOfficers({ business, pages, service, towns }: ServiceProps) {
  if (!service.officers) return null;
  const copy = pages.service.officers;
  const order = copy.orderLines.map((line) => `${line}: `).join('\n');
  const content = (
    <>
      {officerFacts(business, copy, towns).map(({ label, words }) => (
        <p key={label}>
          <strong>{label}</strong> {words}
        </p>
      ))}
      <MessageLink about={{ order }}>{copy.order}</MessageLink>
    </>
  );
  return (
    <Section id="officers" title={copy.heading} heading="margin" className="print:hidden">
      <Disclosures items={[{ summary: copy.summary, content }]} />
    </Section>
  );
}
