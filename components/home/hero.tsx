import { HeroCall } from '@/components/call/hero-call';
import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { TownFinder } from '@/components/finder/town-finder';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill, formatList } from '@/lib/text';
import { townAndState } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
}

export function Hero({ business, copy, homeTown }: Props) {
  return (
    <PageTitle
      title={business.headline}
      eyebrow={fill(copy.home.eyebrow, { homeTown: townAndState(homeTown) })}
      foot={<TownFinder business={business} copy={copy.finder} />}
      aside={
        <QuickFacts
          business={business}
          copy={copy.sheet}
          where={
            <Filled
              text={copy.home.where}
              values={{ area: <AreaLink area={formatList(business.serviceArea)} /> }}
            />
          }
        />
      }
    >
      {/* On a phone the sheet says the same. */}
      <p className="mt-4 hidden max-w-prose text-lg md:block">{copy.home.lead}</p>
      <HeroCall business={business} />
    </PageTitle>
  );
}
