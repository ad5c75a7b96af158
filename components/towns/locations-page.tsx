import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, pluralize } from '@/lib/text';
import { milesNote } from '@/lib/towns/distance';
import { locationTowns, townBySlug } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { LinkedMap } from './linked-map';
import { TownList } from './town-list';

export function LocationsPage(props: Content) {
  const { business, pages, towns } = props;
  const homeTown = townBySlug(towns, business.home.town);
  const shown = locationTowns(towns, business);
  const all = pluralize(towns.length, 'town');
  const lead = fill(pages.locations.lead, { homeTown: homeTown.name, count: shown.length, all });
  return (
    <AreaFrame {...props} page="locations" lead={lead}>
      <div className="mt-10 grid gap-gutter lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="towns" className="sr-only">
            Towns
          </h2>
          <p className="mb-2 text-sm">{milesNote}</p>
          <TownList {...props} shown={shown} columns="two" />
          <p className="mt-6">
            <TextLink href={routes.areas}>See all towns</TextLink>
          </p>
        </div>
        <div className="lg:col-span-7">
          <LinkedMap {...props} shown={shown} after="call-to-action" />
        </div>
      </div>
    </AreaFrame>
  );
}
