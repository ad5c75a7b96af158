import { Section } from '@/components/ui/section';
import { officerFacts } from '@/lib/services/officer-facts';
import type { ServiceProps } from './service-page';

/** How an office orders the service, if offices do, and what it asks first. */
export function ForOfficers({ business, pages, service, towns }: ServiceProps) {
  if (!service.officers) return null;
  const copy = pages.service.officers;
  return (
    <Section id="officers" title={copy.heading} heading="margin" className="print:hidden">
      <div className="max-w-prose *:not-last:mb-2">
        <p>{copy.how}</p>
        {officerFacts(business, towns).map(({ label, words }) => (
          <p key={label}>
            <strong>{label}</strong> {words}
          </p>
        ))}
      </div>
    </Section>
  );
}
