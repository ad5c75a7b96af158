import { Answers } from '@/components/layout/answers';
import { AreaLink } from '@/components/towns/area-link';
import { dollars } from '@/lib/content/figures';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';

interface Props {
  business: Business;
  service: Service;
  /** Where we come to, in words. */
  area: string;
}

/** The sheet of a service: of a visit, or of a session on the reader's own screen. */
export function ServiceAnswers({ business, service, area }: Props) {
  if (!service.online) return <Answers business={business} where={<AreaLink area={area} />} />;
  return (
    <Answers
      business={business}
      where="On your own screen, by live video; the notary sits in Idaho"
      cost={
        <>
          At most <strong>{dollars(business.law.ID.highestFee)}</strong> for each act; no trip, so
          no travel fee
        </>
      }
      bring={
        <>
          <strong>Driver's license, passport or state ID</strong>, a camera and the paper as a file,
          not yet signed
        </>
      }
    />
  );
}
