'use client';

import { useEffect, useState } from 'react';
import { buttonStyles } from './button-styles';
import { MapFrame } from './map-frame';

interface Props {
  title: string;
  /** The URL of the map, which is loaded only after a click. */
  src: string;
  /** The lower corner of the button that leaves most of the drawing free. */
  corner: 'left' | 'right';
}

const failed = "The map didn't load. The link below opens it.";

const corners = {
  left: '@3xs:absolute bottom-2 left-2 @max-3xs:m-2',
  right: '@3xs:absolute right-2 bottom-2 @max-3xs:m-2',
  // Where the map has no controls of its own.
  open: 'absolute top-2 right-2 z-1',
};

/**
 * A button in the corner of a drawing that covers it with the map, and takes it away again (decision
 * 0019); below the drawing where enlarged text leaves no room in it. The box around both is a container.
 */
export function MapBox({ title, src, corner }: Props) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const isWanted = state === 'loading' || state === 'open';

  useEffect(() => {
    if (state !== 'loading') return;
    const visit = new AbortController();
    // A frame doesn't tell whether it has loaded its page or the browser's own about the failure.
    fetch(src, { method: 'HEAD', mode: 'no-cors', signal: visit.signal }).then(
      () => setState('open'),
      () => visit.signal.aborted || setState('failed'),
    );
    return () => visit.abort();
  }, [state, src]);

  return (
    <>
      {isWanted && (
        <MapFrame title={title} src={src} className={state === 'loading' ? 'invisible' : ''} />
      )}
      <button
        type="button"
        aria-expanded={isWanted}
        className={buttonStyles({
          variant: 'attraction',
          className: corners[isWanted ? 'open' : corner],
        })}
        onClick={() => setState(isWanted ? 'closed' : 'loading')}
      >
        {isWanted ? 'Hide map' : 'Show map'}
      </button>
      <p role="status" className="@3xs:absolute inset-x-0 top-0 bg-cream-50 px-2 text-sm">
        {state === 'failed' && failed}
      </p>
    </>
  );
}
