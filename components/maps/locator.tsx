import { locator, locatorSize } from '@/lib/drawing/map/locator';
import type { MapPlace } from '@/lib/drawing/map/map-drawing';
import type { Content } from '@/lib/schema/content';
import { MapBox } from './map-box';
import { MapDrawing } from './map-drawing';

interface Props extends Pick<Content, 'business' | 'towns'> {
  place: MapPlace;
  /** Where the way to it begins, if not at home. */
  start?: MapPlace | undefined;
  /** Says below the drawing what it shows. */
  caption?: string | undefined;
  /** How much of the area's map it shows across, at least; by default, `leastTownWidth`. */
  closest?: number;
  /**
   * Google's map, which covers the drawing, and a link to it (`href`) unless the page has one.
   * `title` is what the frame is called; by default, "Map of" and the name.
   */
  map?: { name: string; title?: string; src: string; href?: string } | undefined;
}

export const mapOf = (place: string) => `Map of ${place}`;
const linkTo = (place: string) => `${place} on Google Maps`;

const note = '"Show map" loads a map from Google.';

/** A drawing of where a place is. If asked to, Google's map then covers it (decision 0010). */
export function Locator({ business, towns, place, start, caption, closest, map }: Props) {
  const { drawing, view, corner } = locator({ business, towns }, start, place, closest);
  const isOnClick = business.maps === 'on a click';
  const title = map ? (map.title ?? mapOf(map.name)) : '';
  return (
    <figure className="group">
      <MapDrawing drawing={drawing} size={locatorSize} view={view}>
        {map && isOnClick && <MapBox title={title} src={map.src} corner={corner} />}
        {map && !isOnClick && (
          <iframe
            title={title}
            src={map.src}
            className="absolute inset-0 size-full"
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </MapDrawing>
      {(caption || map?.href || (map && isOnClick)) && (
        <figcaption className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm print:hidden">
          {caption}
          {map?.href && (
            <a className="py-0.5 text-link" href={map.href}>
              {linkTo(map.name)}
            </a>
          )}
          {map && isOnClick && (
            <span className="group-has-aria-expanded:hidden unscripted:hidden">{note}</span>
          )}
        </figcaption>
      )}
    </figure>
  );
}
