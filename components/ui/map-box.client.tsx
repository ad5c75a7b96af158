'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyles } from './button-styles';

interface Props {
  /** The accessible name of the frame. */
  title: string;
  /** The URL of the map, which is loaded only after a click. */
  src: string;
  /** What the visitor should know before loading the map. */
  note: string;
  /** What the box shows until then: a drawing, an address. */
  children: ReactNode;
}

/** A box of a map's final size that loads the map on a click (decision 0019). */
export function MapBox({ title, src, note, children }: Props) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  return (
    <div className="relative grid h-80 place-items-center rounded-md border border-cream-200 bg-cream-100 p-4 text-center">
      {shown ? (
        <iframe
          ref={frame}
          title={title}
          src={src}
          className="absolute inset-0 size-full rounded-md"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <div>
          {children}
          <button
            type="button"
            className={buttonStyles({ variant: 'tertiary' })}
            onClick={() => setShown(true)}
          >
            Show map
          </button>
          <p className="mt-2 text-sm">{note}</p>
        </div>
      )}
    </div>
  );
}
