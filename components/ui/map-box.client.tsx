'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from './button-styles';

export interface MapBoxProps {
  /** The accessible name of the frame. */
  title: string;
  /** The URL of the map, which is loaded only after a click. */
  src: string;
  /** The lower corner of the button. */
  corner: 'left' | 'right';
}

const corners = {
  left: '@3xs:absolute bottom-2 left-2 @max-3xs:m-2',
  right: '@3xs:absolute right-2 bottom-2 @max-3xs:m-2',
};

/**
 * A button in the corner of a drawing that covers it with the map (decision 0019); below the drawing
 * where enlarged text leaves no room in it. The box around both is a container.
 */
export function MapBox({ title, src, corner }: MapBoxProps) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  if (shown) {
    return (
      <iframe
        ref={frame}
        title={title}
        src={src}
        className="absolute inset-0 size-full"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <button
      type="button"
      className={buttonStyles({ variant: 'attraction', className: corners[corner] })}
      onClick={() => setShown(true)}
    >
      Show map
    </button>
  );
}
