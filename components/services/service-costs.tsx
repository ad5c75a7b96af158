import { AllFees, Costs } from '@/components/price/costs';
import { onlineFee, twoNotarizations } from '@/lib/pricing/fee-words';
import { sampleVisits } from '@/lib/pricing/fees';
import { visitsGuide } from '@/lib/services/services';
import { fill } from '@/lib/text';
import type { ServiceProps } from './service-page';

const sampleWords = ({ town, total }: ReturnType<typeof sampleVisits>[number]) =>
  `One notarization in ${town}: ${total}, travel included.`;

/** What a service costs, in a few sentences, and where the fees are as a table. */
export function ServiceCosts({ business, pages, services, service, towns }: ServiceProps) {
  // One with an answer of its own has it on the certificate.
  if (service.cost !== undefined) return null;
  const copy = pages.fees;
  const words = service.online
    ? fill(copy.session, { fee: onlineFee(business) })
    : fill(copy.service, { twoNotarizations: twoNotarizations(business) });
  const samples = service.slug === visitsGuide(services)?.slug ? sampleVisits(business, towns) : [];
  return (
    <Costs heading="margin" className="print:hidden">
      <div className="max-w-prose *:not-last:mb-2">
        <p>
          {words} <AllFees />
        </p>
        {samples.map((visit) => (
          <p key={visit.town}>{sampleWords(visit)}</p>
        ))}
      </div>
    </Costs>
  );
}
