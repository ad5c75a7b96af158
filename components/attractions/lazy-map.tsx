import { Island } from '@/components/ui/island';
import { MapBox } from '@/components/ui/map-box.client';
import { MapDrawing } from '@/components/ui/map-drawing';

interface Props {
  title: string;
  src: string;
  /** What the map shows, in words. */
  caption: string;
  /** What the visitor should know before loading the map. */
  note: string;
}

/** The map box; only with JavaScript. Links around it open the same map without it. */
export function LazyMap({ title, src, caption, note }: Props) {
  return (
    <Island
      of={MapBox}
      file="ui/map-box"
      className="mt-8 unscripted:hidden print:hidden"
      props={{
        title,
        src,
        note,
        children: (
          <>
            <MapDrawing />
            <p className="mb-3">{caption}</p>
          </>
        ),
      }}
    />
  );
}
