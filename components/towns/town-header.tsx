import { HeroCall } from '@/components/call/hero-call';
import { Locator } from '@/components/facts/locator';
import { PrintedAddress } from '@/components/facts/printed-address';
import { QuickFacts } from '@/components/facts/quick-facts';
import { Seal } from '@/components/facts/seal';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { buttonCorner } from '@/lib/drawing/map/locator';
import { townSeal } from '@/lib/drawing/seal-numbers';
import { townSealWords } from '@/lib/drawing/seal-words';
import { travelPriceTo } from '@/lib/pricing/price-facts';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { visitsGuide } from '@/lib/services/services';
import { townEmbedUrl, townMapUrl } from '@/lib/towns/google-maps';
import { reachAt, townWords } from '@/lib/towns/town-words';
import { countyAndState } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  services: readonly Service[];
  town: Town;
  miles: number;
  hasHospital: boolean;
  /** The map of where the town is. */
  drawing: string;
}

export function TownHeader({
  business,
  copy,
  homeTown,
  services,
  town,
  miles,
  hasHospital,
  drawing,
}: Props) {
  const guide = visitsGuide(services);
  const { headingParts, where, instead } = townWords(town, copy.town, business);
  return (
    <PageTitle
      title={
        // On its own line, the name keeps the page from moving when the typeface arrives.
        <span className="block text-xl md:text-3xl">
          <Filled
            text={headingParts}
            values={{ town: <span className="block text-4xl">{town.name}</span> }}
          />
        </span>
      }
      eyebrow={countyAndState(town)}
      foot={
        <Locator
          drawing={drawing}
          map={
            town.hasMap
              ? {
                  title: `Map of ${town.name}`,
                  src: townEmbedUrl(town),
                  link: `Map of ${town.name}`,
                  href: townMapUrl(town),
                  corner: buttonCorner(homeTown, town),
                  copy: copy.map,
                }
              : undefined
          }
        />
      }
      aside={
        <QuickFacts
          business={business}
          copy={copy.sheet}
          {...(!instead && { states: [town.state], travel: travelPriceTo(business, town) })}
          where={where}
          reach={reachAt(miles, business)}
          hospital={
            !instead &&
            guide &&
            hasHospital && (
              <>
                {`${copy.sheet.hospital} `}
                <TextLink href={routes.visits(guide.slug)}> {copy.town.hospital.link}</TextLink>
              </>
            )
          }
          seal={<Seal numbers={townSeal(town.slug)} words={townSealWords(town, homeTown)} />}
        />
      }
    >
      {instead && <p className="mt-3 max-w-prose md:text-lg">{instead}</p>}
      <PrintedAddress business={business} path={routes.town(town.slug)} />
      <HeroCall business={business} />
    </PageTitle>
  );
}
