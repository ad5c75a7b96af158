import { CallOrText } from '@/components/contact/call-link';
import { Answers } from '@/components/layout/answers';
import { BrandSeal } from '@/components/layout/seal';
import { PageTitle } from '@/components/ui/page-title';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { listInWords } from '@/lib/text';
import { townAndState } from '@/lib/towns';

export function Hero({ business, homeTown }: { business: Business; homeTown: Town }) {
  return (
    <PageTitle
      title="Signed and sealed, at your door"
      eyebrow={`Mobile notary, ${townAndState(homeTown)}`}
      aside={
        <Answers
          business={business}
          where={
            <>
              Your home, hospital room, farm or office in the{' '}
              <a className="text-link" href={routes.areas}>
                {listInWords(business.serviceArea)}
              </a>
            </>
          }
        />
      }
      ornament={<BrandSeal />}
      actions={<CallOrText business={business} size="lg" />}
    />
  );
}
