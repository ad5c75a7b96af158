import { HeroCall } from '@/components/call/hero-call';
import { QuickFacts } from '@/components/facts/quick-facts';
import { TownFinder } from '@/components/finder/town-finder';
import { PageTitle } from '@/components/ui/page-title';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { formatList } from '@/lib/text';
import { townAndState } from '@/lib/towns/towns';

export function Hero({ business, homeTown }: { business: Business; homeTown: Town }) {
  return (
    <PageTitle
      title={business.headline}
      eyebrow={`Mobile notary, ${townAndState(homeTown)}`}
      foot={<TownFinder business={business} />}
      aside={
        <QuickFacts
          business={business}
          where={
            <>
              Your home, hospital, farm or office in the{' '}
              <a className="text-link" href={routes.areas}>
                {formatList(business.serviceArea)}
              </a>
            </>
          }
        />
      }
    >
      {/* On a phone the sheet says the same. */}
      <p className="mt-4 hidden max-w-prose text-lg md:block">
        You stay where you are. A commissioned notary public comes to your table, checks your ID,
        watches you sign and completes the certificate.
      </p>
      <HeroCall business={business} />
    </PageTitle>
  );
}
