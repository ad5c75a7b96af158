import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import type { OfficerFact } from '@/lib/services/officer-facts';

interface Props {
  copy: ServiceCopy['officers'];
  facts: readonly OfficerFact[];
}

/** What an office asks before it orders a signing, and an order to fill in: folded, for everyone else. */
export function ForOfficers({ copy, facts }: Props) {
  const order = copy.order.lines.map((line) => `${line}:`).join('\n');
  const content = (
    <>
      <dl className="*:not-last:mb-2">
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        {/* The message form starts with these lines; without script, the link still leads there. */}
        <a className="text-link" href={routes.message} data-inquiry={JSON.stringify({ order })}>
          {copy.order.link}
        </a>
      </p>
    </>
  );
  return (
    <Section id="officers" title={copy.heading} heading="margin" className="print:hidden">
      <Disclosures items={[{ summary: copy.summary, content }]} />
    </Section>
  );
}
