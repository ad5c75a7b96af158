import { MapDrawing } from '@/components/maps/map-drawing';
import { TownList } from '@/components/towns/town-list';
import { TextLink } from '@/components/ui/text-link';
import { areaSize, homeDrawing, lineEntry } from '@/lib/drawing/map/area-map';
import { pageNames, routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { pluralize } from '@/lib/text/format';
import { fill } from '@/lib/text/templates';
import { milesNote } from '@/lib/towns/distance';
import { homeTownOf, servedTowns, townsBySlug } from '@/lib/towns/towns';

/** The area as a map, and the main towns beside it, across the whole width of the page. */
export function WhereWeCome(props: Content) {
  const { business, pages, towns } = props;
  const homeTown = homeTownOf(props);
  const mainTowns = townsBySlug(towns, business.mainTowns);
  const served = servedTowns(towns, business);
  return (
    <section
      id="towns"
      aria-labelledby="towns-heading"
      className="grid items-start gap-x-gutter gap-y-6 bg-cream-100 py-9 full-bleed md:py-14 lg:grid-cols-12 print:bg-transparent print:py-3"
    >
      <div className="lg:col-span-5">
        <h2 id="towns-heading" className="text-3xl">
          Towns we come to
        </h2>
        <p className="mt-3 mb-4">
          {fill(pages.home.area, {
            homeTown: homeTown.name,
            count: pluralize(served.length, 'town'),
          })}
        </p>
        <p className="mb-2 text-sm">{milesNote}</p>
        <TownList {...props} shown={mainTowns} columns="two" />
        <p className="mt-4">
          <TextLink href={routes.areas}>{pageNames.areas}</TextLink>
        </p>
      </div>
      <div className="relative lg:col-span-7 print:hidden">
        <MapDrawing drawing={homeDrawing(props)} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${areaSize.height}`}
          preserveAspectRatio="none"
          className="line-drawn line-to-map"
        >
          {/* Where the margin is narrow, it meets the line at a right angle. */}
          <path className="lg:hidden" d={`M0 ${lineEntry}H100`} />
          <path className="max-lg:hidden" d={`M0 380C0 425 12 ${lineEntry} 40 ${lineEntry}H100`} />
        </svg>
      </div>
    </section>
  );
}
