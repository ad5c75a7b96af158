import { Island } from '@/components/islands/island';
import { MapBox, type MapBoxProps } from '@/components/ui/map-box.client';
import { buttonCorner, locator, locatorSize } from '@/lib/drawing/map/locator';
import type { MapPlace } from '@/lib/drawing/map/plat';
import type { Content } from '@/lib/schema/content';
import { townBySlug } from '@/lib/towns/towns';
import { MapPlat } from './map-plat';

interface Props extends Pick<Content, 'business' | 'pages' | 'towns'> {
  place: MapPlace;
  /** The largest scale of the drawing, if not that of a town. */
  closest?: number;
  /** The map behind the drawing, and a link to one of what has this name for when it can't be shown. */
  map: false | (Pick<MapBoxProps, 'src'> & { name: string; title?: string; href: string });
}

/** Where a place is, drawn; the drawing is also the face of the box that loads Google's map. */
export function Locator({ business, pages, towns, place, closest, map }: Props) {
  const home = townBySlug(towns, business.home.town);
  return (
    <figure className="group">
      <div className="@container relative border-4 border-gold-400 border-double bg-cream-50">
        <MapPlat drawing={locator(home, place, towns, closest)} size={locatorSize} />
        {map && (
          <Island
            of={{ MapBox }}
            className="unscripted:hidden print:hidden"
            props={{
              title: map.title ?? `Map of ${map.name}`,
              src: map.src,
              corner: buttonCorner(home, place),
            }}
          />
        )}
      </div>
      {map && (
        <figcaption className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm print:hidden">
          <a className="py-0.5 text-link" href={map.href} rel="noopener">
            {`Map of ${map.name}`}
          </a>
          <span className="unscripted:hidden group-has-aria-expanded:hidden">{pages.map.note}</span>
        </figcaption>
      )}
    </figure>
  );
}
