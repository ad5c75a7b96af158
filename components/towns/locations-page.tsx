import { TextLink } from '@/components/ui/text-link';
import { areaDrawing } from '@/lib/drawing/map/area-map';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, pluralize } from '@/lib/text';
import { locationTowns, townBySlug } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

export function LocationsPage(props: Content) {
  const { business, pages, towns } = props;
  const words = pages.locations;
  const homeTown = townBySlug(towns, business.home.town);
  const shown = locationTowns(towns, business);
  const all = pluralize(towns.length, 'town');
  const lead = fill(words.lead, { homeTown: homeTown.name, count: shown.length, all });
  return (
    <AreaFrame {...props} page="locations" lead={lead}>
      <div className="mt-10 flex flex-col gap-12">
        <div className="mx-auto w-full max-w-4xl max-md:order-last">
          <ServiceAreaMap
            {...props}
            homeTown={homeTown}
            shown={shown}
            drawing={areaDrawing(homeTown, shown.toReversed())}
            listId="towns"
          />
        </div>
        <div>
          <h2 id="towns" className="sr-only">
            {words.towns}
          </h2>
          <p className="mb-2 text-sm">{words.list.miles}</p>
          <TownList {...props} shown={shown} columns="three" />
          <p className="mt-6">
            <TextLink href={routes.areas}>{words.allTowns}</TextLink>
          </p>
        </div>
      </div>
    </AreaFrame>
  );
}
