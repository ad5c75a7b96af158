import { MessageLink } from '@/components/call/message-link';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { officerFacts } from '@/lib/services/officer-facts';

interface Props {
  business: Business;
  copy: ServiceCopy['officers'];
  service: Service;
  towns: readonly Town[];
}

/** What an office asks before it orders the service, if offices do, and an order to fill in; folded. */
export function ForOfficers({ business, copy, service, towns }: Props) {
  if (!service.officers) return null;
  const order = ['', ...copy.orderLines.map((line) => `${line}: `)].join('\n');
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
