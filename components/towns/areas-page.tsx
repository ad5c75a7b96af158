import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill } from '@/lib/text/templates';
import { milesNote } from '@/lib/towns/distance';
import { homeTownOf, servedTowns, townsBySlug } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { LinkedMap } from './linked-map';
import { TownList } from './town-list';

const everyTown = 'Every town from A to Z';
const distanceHeading = 'Towns by distance';

/** The page on which a town is found by its name. */
export function AreasPage(props: Content) {
  const { business, pages, towns } = props;
  const homeTown = homeTownOf(props);
  const lead = fill(pages.areas.lead, { homeTown: homeTown.name });
  const served = servedTowns(towns, business).length;
  return (
    <AreaFrame {...props} page="areas" lead={lead} count={served} list="#all-towns">
      <div className="grid grid-cols-1 gap-x-gutter xl:grid-cols-2">
        <div>
          <Section id="main-areas" layout="inline" title="Main towns">
            <TownList {...props} shown={townsBySlug(towns, business.mainTowns)} columns="three" />
          </Section>
          <Section id="all-towns" layout="inline" title={everyTown}>
            <TownList {...props} shown={towns} columns="three" />
            <p className="mt-3 text-sm">{milesNote}</p>
            <p className="mt-6 flex flex-wrap gap-x-6">
              <TextLink href={routes.locations}>{distanceHeading}</TextLink>
              <TextLink href={routes.places}>All attractions</TextLink>
            </p>
          </Section>
        </div>
        <div className="pt-8 md:pt-12 xl:sticky xl:top-0 xl:self-start">
          <LinkedMap {...props} shown={towns} />
        </div>
      </div>
    </AreaFrame>
  );
}
