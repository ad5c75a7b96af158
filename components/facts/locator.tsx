import { Island } from '@/components/islands/island';
import { MapBox, type MapBoxProps } from '@/components/ui/map-box.client';
import { locatorSize } from '@/lib/drawing/map/locator';
import type { Pages } from '@/lib/schema/pages/pages';
import { MapPlat } from './map-plat';

interface Props {
  /** From `locator()`. */
  drawing: string;
  /** The map behind the drawing, and a link for when it can't be shown; undefined for none. */
  map?: (MapBoxProps & { link: string; href: string; copy: Pages['map'] }) | undefined;
}

/** Where a place is, drawn; the drawing is also the face of the box that loads Google's map. */
export function Locator({ drawing, map }: Props) {
  return (
    <figure className="group">
      <div className="@container relative border-4 border-gold-400 border-double bg-cream-50">
        <MapPlat drawing={drawing} size={locatorSize} />
        {map && (
          <Island
            of={{ MapBox }}
            className="unscripted:hidden print:hidden"
            props={{ title: map.title, src: map.src, corner: map.corner }}
          />
        )}
      </div>
      {map && (
        <figcaption className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm print:hidden">
          <a className="py-0.5 text-link" href={map.href} rel="noopener">
            {map.link}
          </a>
          <span className="unscripted:hidden group-has-aria-expanded:hidden">{map.copy.note}</span>
        </figcaption>
      )}
    </figure>
  );
}
