import { AllFees, Costs } from '@/components/price/costs';
import { onlineFee, twoNotarizations } from '@/lib/pricing/fee-words';
import { fill } from '@/lib/text/templates';
import type { ServiceProps } from './service-props';

/** What a service costs, in a few sentences, and where the fees are as a table. */
export function ServiceCosts({ business, pages, service }: ServiceProps) {
  // A service with a cost of its own has it on the certificate.
  if (service.cost !== undefined) return null;
  const copy = pages.fees;
  const words = service.online
    ? fill(copy.session, { fee: onlineFee(business) })
    : fill(copy.service, { twoNotarizations: twoNotarizations(business) });
  return (
    <Costs heading="margin" className="print:hidden">
      <p className="max-w-prose">
        {words} <AllFees />
      </p>
    </Costs>
  );
}
