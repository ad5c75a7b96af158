import { QuickFacts } from '@/components/facts/quick-facts';
import { Seal } from '@/components/facts/seal';
import { TextLink } from '@/components/ui/text-link';
import { townSeal } from '@/lib/drawing/seal';
import { travelPriceTo } from '@/lib/pricing/price-facts';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { visitsGuide } from '@/lib/services/services';
import { reachAt, townWords } from '@/lib/towns/town-words';
import type { townSurroundings } from '@/lib/towns/towns';

export type TownProps = Content & ReturnType<typeof townSurroundings> & { town: Town };

export function TownFacts(props: TownProps) {
  const { business, pages, services, town, homeTown, miles, hospitals } = props;
  const isServed = business.authority.states.includes(town.state);
  const guide = isServed && hospitals?.town === town ? visitsGuide(services) : undefined;
  return (
    <QuickFacts
      {...props}
      {...(isServed && { states: [town.state], travel: travelPriceTo(business, town) })}
      where={townWords(town, pages.town, business).where}
      reach={reachAt(miles, business)}
      hospital={
        guide && (
          <>
            {`${pages.sheet.hospital} `}
            <TextLink href={routes.visits(guide.slug)}>{pages.town.hospital.link}</TextLink>
          </>
        )
      }
      seal={<Seal seal={townSeal(town, homeTown)} />}
    />
  );
}
