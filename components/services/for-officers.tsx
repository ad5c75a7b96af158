import { CallLink } from '@/components/call/call-link';
import { EmailUs } from '@/components/call/email-us';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { officerFacts } from '@/lib/contact/officer-facts';
import { smsHref } from '@/lib/contact/phone';
import type { ServiceProps } from './service-props';

/** How an office orders the service, if offices do, and what it asks first. */
export function ForOfficers({ business, pages, service, towns }: ServiceProps) {
  if (!service.officers) return null;
  const copy = pages.service.officers;
  const [, ...lines] = copy.order;
  const text = smsHref(business.textNumber, copy.order.join('\n'));
  return (
    <Section id="officers" title={copy.heading} heading="margin" className="print:hidden">
      <dl className="mb-4 *:border-b *:border-cream-200 *:py-2.5 *:first:pt-0 sm:*:grid sm:*:grid-cols-3 sm:*:gap-x-gutter">
        {officerFacts(business, towns, copy).map(({ label, words }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="col-span-2">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="max-w-prose *:not-last:mb-4">
        <p>{copy.how}</p>
        <p>{copy.list}</p>
        <ul className="list-disc gap-x-gutter pl-5 sm:columns-2">
          {lines.map((line) => (
            <li key={line}>{line.replace(/:$/, '')}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <CallLink
            business={business}
            label="Call"
            variant="attraction"
            className="max-md:w-full"
          />
          <ButtonLink href={text} variant="attraction" className="max-md:w-full desktop:hidden">
            <span>
              Text us an order
              <SampleMark business={business} field="phone" look="heard" />
            </span>
          </ButtonLink>
          <EmailUs business={business} label="Email us an order" lines={copy.order} />
        </div>
      </div>
    </Section>
  );
}
