import { Answers } from '@/components/layout/answers';
import { dollars } from '@/lib/content/figures';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';

/** The sheet of a service: of a visit, or of a session on the reader's own screen. */
export function ServiceAnswers({ business, service }: { business: Business; service: Service }) {
  if (!service.online) return <Answers business={business} />;
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
          <strong>Government ID</strong>, a camera and the paper as a file, not yet signed
        </>
      }
    />
  );
}
