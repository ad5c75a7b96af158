import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, pluralize } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { type AreaMap, ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props extends Pick<Content, 'towns'>, AreaMap {
  shown: readonly TownWithMiles[];
}

export function LocationsPage({ towns, shown, ...area }: Props) {
  const { pages, homeTown } = area;
  const words = pages.locations;
  const all = pluralize(towns.length, 'town');
  const lead = fill(words.lead, { homeTown: homeTown.name, count: shown.length, all });
  return (
    <AreaFrame {...area} page="locations" lead={lead}>
      <div className="mt-10 flex flex-col gap-12">
        <div className="mx-auto w-full max-w-4xl max-md:order-last">
          <ServiceAreaMap {...area} listId="towns" />
        </div>
        <div>
          <h2 id="towns" className="sr-only">
            {words.towns}
          </h2>
          <p className="mb-2 text-sm">{words.list.miles}</p>
          <TownList {...area} shown={shown} columns="three" />
          <p className="mt-6">
            <TextLink href={routes.areas}>{words.allTowns}</TextLink>
          </p>
        </div>
      </div>
    </AreaFrame>
  );
}
