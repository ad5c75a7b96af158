import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button-link';
import { Island } from '@/components/ui/island';
import { MapBox, type MapBoxProps } from '@/components/ui/map-box.client';
import { mapCorners } from '@/components/ui/map-corners';
import { locatorSize } from '@/lib/drawing/map/locator';
import { MapPlat } from './map-plat';

interface Props {
  /** From `locator()`. */
  drawing: string;
  /** The map behind the drawing, with a link for when it can't be shown; undefined for none. */
  map?: (MapBoxProps & { href: string; note: string }) | undefined;
}

/** Where a place is, drawn; the drawing is also the face of the box that loads Google's map. */
export function Locator({ drawing, map }: Props) {
  return (
    <figure>
      <div className="relative border-4 border-gold-400 border-double bg-cream-50">
        <MapPlat drawing={drawing} size={locatorSize} />
        {map && (
          <>
            <Island
              of={MapBox}
              file="ui/map-box"
              className="unscripted:hidden print:hidden"
              props={{ title: map.title, src: map.src, corner: map.corner }}
            />
            <ButtonLink
              href={map.href}
              variant="tertiary"
              className={clsx(mapCorners[map.corner], 'scripted:hidden print:hidden')}
              rel="noopener"
              data-plain
            >
              Show map
            </ButtonLink>
          </>
        )}
      </div>
      {map && (
        <figcaption className="mt-1 unscripted:hidden text-sm print:hidden">{map.note}</figcaption>
      )}
    </figure>
  );
}
