import { HeroCall } from '@/components/call/hero-call';
import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { TownFinder } from '@/components/finder/town-finder';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { visitsGuide } from '@/lib/services/services';
import { fill, formatList } from '@/lib/text';
import { townAndState } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  services: readonly Service[];
}

export function Hero({ business, copy, homeTown, services }: Props) {
  const guide = visitsGuide(services);
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
      {guide && (
        <p className="mt-3 print:hidden">
          {`${copy.home.visits.question} `}
          <TextLink href={routes.visits(guide.slug)}> {copy.home.visits.link}</TextLink>
        </p>
      )}
    </PageTitle>
  );
}
