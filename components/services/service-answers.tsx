import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { Filled } from '@/components/ui/filled';
import { dollars } from '@/lib/money';
import type { Business } from '@/lib/schema/business';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import type { Service } from '@/lib/schema/service';

interface Props {
  business: Business;
  copy: ServiceCopy['online'];
  service: Service;
  /** The area that we travel to, in words. */
  area: string;
}

/** The sheet of a service, for a visit or for an online session. */
export function ServiceAnswers({ business, copy, service, area }: Props) {
  const bring = { bring: service.bring, bringList: '#what-to-bring' };
  if (!service.online) {
    return <QuickFacts business={business} where={<AreaLink area={area} />} {...bring} />;
  }
  return (
    <QuickFacts
      business={business}
      {...bring}
      where={copy.where}
      cost={
        <Filled
          text={copy.cost}
          values={{ fee: <strong>{dollars(business.law.ID.highestFee)}</strong> }}
        />
      }
    />
  );
}
