import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill } from '@/lib/text';
import { milesNote } from '@/lib/towns/distance';
import { townBySlug, townsBySlug } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { LinkedMap } from './linked-map';
import { TownList } from './town-list';

const everyTown = 'Every town from A to Z';

export function AreasPage(props: Content) {
  const { business, pages, towns } = props;
  const homeTown = townBySlug(towns, business.home.town);
  const lead = fill(pages.areas.lead, { homeTown: homeTown.name });
  return (
    <AreaFrame {...props} page="areas" lead={lead} list="#all-towns">
      <div className="flex flex-col xl:grid xl:grid-cols-12 xl:gap-gutter">
        <div className="mx-auto mt-10 w-full max-w-3xl max-md:order-last xl:col-span-8">
          <LinkedMap {...props} shown={towns} after="all-towns" />
        </div>
        <Section id="main-areas" className="xl:col-span-4" title="Main towns">
          <p className="mb-2 text-sm">{milesNote}</p>
          <TownList {...props} shown={townsBySlug(towns, business.mainTowns)} columns="two" />
        </Section>
      </div>
      <Section id="all-towns" title={everyTown}>
        <TownList {...props} shown={towns} columns="three" />
        <p className="mt-6">
          <TextLink href={routes.places}>All attractions</TextLink>
        </p>
      </Section>
    </AreaFrame>
  );
}
