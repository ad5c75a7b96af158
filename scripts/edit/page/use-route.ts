import { useEffect, useMemo, useRef, useState } from 'react';
import { type Route, routeOf } from './route';

interface Guarded {
  route: Route;
  /** Goes to an address such as #/towns/boise, or does something else that discards a draft. */
  leave: (to: string | (() => void)) => void;
  /** A view says whether it holds what isn't saved. */
  setUnsaved: (isUnsaved: boolean) => void;
  /** Set while the owner is asked: what is done if the draft is discarded. */
  discard: (() => void) | undefined;
  keep: () => void;
}

const pathOf = (hash: string) => hash.split('?')[0];

/** The route, which changes only when nothing is lost by it. */
export function useRoute(): Guarded {
  const [hash, setHash] = useState(location.hash);
  const [pending, setPending] = useState<() => void>();
  const isUnsaved = useRef(false);
  const shown = useRef(hash);

  const guarded = useMemo(() => {
    function go(to: string) {
      isUnsaved.current = false;
      shown.current = to;
      if (location.hash !== to) location.hash = to;
      setHash(to);
    }
    function leave(to: string | (() => void)) {
      const act = () => {
        setPending(undefined);
        isUnsaved.current = false;
        if (typeof to === 'string') go(to);
        else to();
      };
      if (isUnsaved.current) setPending(() => act);
      else act();
    }
    function handleHash() {
      const to = location.hash;
      if (to === shown.current) return;
      if (pathOf(to) === pathOf(shown.current)) {
        shown.current = to;
        setHash(to);
        return;
      }
      if (isUnsaved.current) history.replaceState(null, '', shown.current || '#/left');
      leave(to);
    }
    return { leave, handleHash };
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener('hashchange', guarded.handleHash);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('hashchange', guarded.handleHash);
      removeEventListener('beforeunload', warn);
    };
  }, [guarded]);

  const route = useMemo(() => routeOf(hash), [hash]);
  return useMemo(
    () => ({
      route,
      leave: guarded.leave,
      setUnsaved: (is) => {
        isUnsaved.current = is;
      },
      discard: pending,
      keep: () => setPending(undefined),
    }),
    [route, guarded, pending],
  );
}
