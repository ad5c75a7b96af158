import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { dollars } from '@/lib/money';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';

interface Props {
  business: Business;
  service: Service;
  /** The area that we travel to, in words. */
  area: string;
}

/** The sheet of a service, for a visit or for an online session. */
export function ServiceAnswers({ business, service, area }: Props) {
  const bring = { bring: service.bring, bringList: '#what-to-bring' };
  if (!service.online) {
    return <QuickFacts business={business} where={<AreaLink area={area} />} {...bring} />;
  }
  return (
    <QuickFacts
      business={business}
      {...bring}
      where="On your own screen, by live video; the notary sits in Idaho"
      cost={
        <>
          At most <strong>{dollars(business.law.ID.highestFee)}</strong> for each act; no trip, so
          no travel fee
        </>
      }
    />
  );
}
