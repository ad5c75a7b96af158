import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { type AreaMap, ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props extends AreaMap {
  mainTowns: readonly TownWithMiles[];
  allTowns: readonly TownWithMiles[];
}

export function AreasPage({ mainTowns, allTowns, ...area }: Props) {
  const { pages, homeTown } = area;
  const words = pages.areas;
  const lead = fill(words.lead, { homeTown: homeTown.name });
  return (
    <AreaFrame {...area} page="areas" lead={lead} list="#all-towns">
      <div className="flex flex-col xl:grid xl:grid-cols-12 xl:gap-gutter">
        <div className="mx-auto mt-10 w-full max-w-3xl max-md:order-last xl:col-span-8">
          <ServiceAreaMap {...area} listId="all-towns" />
        </div>
        <Section id="main-areas" className="xl:col-span-4" title={words.mainTowns}>
          <p className="mb-2 text-sm">{pages.locations.list.miles}</p>
          <TownList {...area} shown={mainTowns} columns="two" />
        </Section>
      </div>
      <Section id="all-towns" title={words.allTowns}>
        <TownList {...area} shown={allTowns} columns="three" />
        <p className="mt-6">
          <TextLink href={routes.places}>All attractions</TextLink>
        </p>
      </Section>
    </AreaFrame>
  );
}
