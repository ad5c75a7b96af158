import { MapDrawing } from '@/components/maps/map-drawing';
import { linkedDrawing, ringMiles } from '@/lib/drawing/map/area-map';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { formatList } from '@/lib/text/format';
import { homeTownOf } from '@/lib/towns/towns';

const rings = formatList(ringMiles.map(String));

const caption = (homeTown: string) =>
  `${homeTown} is our home base. The rings are ${rings} miles from it as the crow flies; what is near is drawn larger.`;

/** The map of the area, on which names are links to towns; the list beside it has every town. */
export function LinkedMap({ shown, ...content }: Content & { shown: readonly Town[] }) {
  const homeTown = homeTownOf(content).name;
  return (
    <div className="relative print:hidden">
      <a href="#call-to-action" className="skip-link">
        Skip the map
      </a>
      <nav aria-label="Towns on the map">
        <MapDrawing drawing={linkedDrawing(content, shown)} hasLinks />
      </nav>
      <p className="mt-2 text-sm">{caption(homeTown)}</p>
    </div>
  );
}
