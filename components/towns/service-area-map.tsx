import { MapPlat } from '@/components/facts/map-plat';
import { areaSize } from '@/lib/drawing/map/area-map';
import { type Mark, serviceMap } from '@/lib/drawing/map/service-map';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';

interface Props extends Pick<Content, 'pages' | 'towns'> {
  homeTown: Town;
  shown: readonly Town[];
  /** The map for small screens, where names would be too close together to tap. */
  drawing: string;
  /** The id of what comes after it, so that keyboard users can skip the map's links. */
  after: string;
}

/** The service area as a drawing; from md up each town is a link. The list beside it says the same. */
export function ServiceAreaMap({ pages, towns, homeTown, shown, drawing, after }: Props) {
  const { main, insets } = serviceMap(towns, shown);
  const copy = pages.locations.map;
  return (
    <figure className="relative print:hidden">
      <div className="border-4 border-gold-400 border-double md:hidden">
        <MapPlat drawing={drawing} size={areaSize} />
      </div>
      <a href={`#${after}`} className="skip-link max-md:hidden">
        Skip the map
      </a>
      <nav aria-label="Towns on the map" className="hidden md:block">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name */}
        <svg viewBox={`0 0 ${main.frame.width} ${main.frame.height}`} className="map-links w-full">
          <TownMarks marks={main.marks} homeTown={homeTown} />
          {insets.map(({ title, frame, marks }) => (
            <g key={title}>
              <text x={frame.x + 10} y={frame.y + 20}>
                {title}
              </text>
              <TownMarks marks={marks} homeTown={homeTown} />
            </g>
          ))}
        </svg>
      </nav>
      <figcaption className="mt-2 text-sm">
        {fill(copy.caption, { homeTown: homeTown.name })}
        <span className="hidden md:inline">{` ${copy.insets}`}</span>
      </figcaption>
    </figure>
  );
}

function TownMarks({ marks, homeTown }: { marks: readonly Mark[]; homeTown: Town }) {
  return marks.map(
    ({ town, x, y, name }) =>
      name && (
        <a key={town.slug} href={routes.town(town.slug)}>
          <rect {...name.box} />
          {town.slug === homeTown.slug && <circle cx={x} cy={y} r="7" />}
          <circle cx={x} cy={y} r="4" />
          <text x={name.text.x} y={name.text.y} textAnchor={name.text.anchor}>
            {town.name}
          </text>
        </a>
      ),
  );
}
