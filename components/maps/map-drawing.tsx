import type { ReactNode } from 'react';
import type { Box } from '@/lib/drawing/box';
import { areaSize } from '@/lib/drawing/map/area-map';
import { tenth } from '@/lib/drawing/svg';
import { routes } from '@/lib/routes';

interface Props {
  drawing: string;
  /** By default, that of the area's map. */
  size?: { width: number; height: number };
  /** The part of the area's map that it shows; by default, all of it. */
  view?: Box;
  /** A drawing without links is hidden from screen readers. */
  hasLinks?: boolean;
  children?: ReactNode;
}

/** A map's drawing (app/maps.css), over the lines of counties, which are one file for all maps. */
export function MapDrawing({ drawing, size = areaSize, view, hasLinks = false, children }: Props) {
  const { width, height } = size;
  const box = view && [view.x, view.y, view.width, view.height].map(tenth);
  return (
    <div className="@container relative border-4 border-double border-gold-400 bg-cream-50">
      <img
        src={routes.mapGround + (box ? `#svgView(viewBox(${box}))` : '')}
        alt=""
        loading="lazy"
        {...size}
        className="absolute inset-0 size-full bg-cream-50 forced-color-adjust-none"
      />
      <svg
        aria-hidden={!hasLinks}
        viewBox={`0 0 ${width} ${height}`}
        className="relative map-drawing w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from content; half the payload of elements
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      {children}
    </div>
  );
}
