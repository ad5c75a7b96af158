import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { onlineFee, twoNotarizations } from '@/lib/pricing/fees';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { fill } from '@/lib/text';

interface Props {
  business: Business;
  copy: Pages['fees'];
  /** Whether the service is an online session rather than a visit. */
  online: boolean;
}

/** What a service costs, in a few sentences, and where the fees are as a table. */
export function ServiceCosts({ business, copy, online }: Props) {
  const table = <TextLink href={`${routes.contact}#fees`}>{copy.table}</TextLink>;
  const words = online
    ? fill(copy.session, { fee: onlineFee(business) })
    : fill(copy.service, { twoNotarizations: twoNotarizations(business) });
  return (
    <Section id="fees" title={copy.heading} heading="margin" className="print:hidden">
      <div className="max-w-prose *:not-last:mb-2">
        <p>
          {words} {table}
        </p>
      </div>
    </Section>
  );
}
