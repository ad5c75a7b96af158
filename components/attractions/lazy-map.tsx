import { Island } from '@/components/ui/island';
import { MapBox } from '@/components/ui/map-box.client';
import { MapDrawing } from '@/components/ui/map-drawing';

interface Props {
  title: string;
  src: string;
  /** What the map is of, in words. */
  place: string;
}

/** The map box where script is on; the links around it lead to the same map everywhere. */
export function LazyMap({ title, src, place }: Props) {
  return (
    <Island
      of={MapBox}
      file="ui/map-box"
      className="mt-8 unscripted:hidden print:hidden"
      props={{
        title,
        src,
        note: 'The map comes from Google when you ask for it.',
        children: (
          <>
            <MapDrawing />
            <p className="mb-3">{place}</p>
          </>
        ),
      }}
    />
  );
}
