import { areaSize } from '@/lib/drawing/map/area-map';
import { routes } from '@/lib/routes';
import { MapDrawing } from './map-drawing';

/** The map of the whole area; the lines below the drawing are a file that loads as it comes into view. */
export function AreaMap({ drawing, hasLinks = false }: { drawing: string; hasLinks?: boolean }) {
  return (
    <div className="relative border-3 border-double border-gold-400 bg-cream-50 forced-color-adjust-none print:hidden">
      <img
        src={routes.mapGround}
        alt=""
        loading="lazy"
        {...areaSize}
        className="absolute size-full"
      />
      <div className="relative *:bg-transparent">
        <MapDrawing drawing={drawing} size={areaSize} hasLinks={hasLinks} />
      </div>
    </div>
  );
}
