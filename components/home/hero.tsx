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
              Your home, hospital, farm or office in the{' '}
              <a className="text-link" href={routes.areas}>
                {listInWords(business.serviceArea)}
              </a>
            </>
          }
          seal={<BrandSeal />}
        />
      }
    >
      {/* On a phone the sheet says the same, and the bar at the bottom calls. */}
      <div className="hidden md:block">
        <p className="mt-4 max-w-prose md:text-lg">
          You stay where you are. A commissioned notary public comes to your table, checks your ID,
          watches you sign and completes the certificate.
        </p>
        <div className="mt-6">
          <CallOrText business={business} size="lg" />
        </div>
      </div>
    </PageTitle>
  );
}
