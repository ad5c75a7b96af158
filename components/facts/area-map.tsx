import { areaSize } from '@/lib/drawing/map/area-map';
import { MapDrawing } from './map-drawing';

/** The map of the whole area. */
export function AreaMap({ drawing, hasLinks = false }: { drawing: string; hasLinks?: boolean }) {
  return (
    <div className="map-frame print:hidden">
      <MapDrawing drawing={drawing} size={areaSize} hasLinks={hasLinks} />
    </div>
  );
}
