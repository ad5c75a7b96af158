import { clsx } from 'clsx';
import { Island } from '@/components/islands/island';
import { buttonStyles } from '@/components/ui/button-styles';
import { mapBox } from './map-box.island.client';

interface Props {
  title: string;
  src: string;
  /** The lower corner that the button goes in, where it hides least of the drawing. */
  corner: 'left' | 'right';
}

/** The corner in which Google's map has no controls. */
const whenOpen =
  'aria-expanded:absolute aria-expanded:top-2 aria-expanded:right-2 aria-expanded:bottom-auto aria-expanded:left-auto aria-expanded:z-1';

/**
 * A button that covers a drawing with a map. It's in a corner of the drawing or, where enlarged
 * text leaves no room, below it. The element around both has to be a container (`@container`).
 */
export function MapBox({ title, src, corner }: Props) {
  const look = clsx(
    'bottom-2 @max-3xs:m-2 @3xs:absolute',
    corner === 'left' ? 'left-2' : 'right-2',
    whenOpen,
  );
  return (
    <Island of={{ mapBox }} className="print:hidden unscripted:hidden" props={{ title, src }}>
      <button
        type="button"
        aria-expanded="false"
        className={buttonStyles({ variant: 'attraction', className: look })}
      >
        Show map
      </button>
      <p role="status" className="inset-x-0 top-0 bg-cream-50 px-2 text-sm @3xs:absolute" />
    </Island>
  );
}
