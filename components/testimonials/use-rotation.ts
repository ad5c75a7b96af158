import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long a slide is shown (decision 0005), in milliseconds. */
const interval = 5000;

/** Matches for visitors who prefer reduced motion: nothing moves automatically for them. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Matches what has the focus from the keyboard: a button clicked with a mouse keeps the focus. */
export const keyboardFocus = ':focus-visible';

type Stops = Partial<Record<'paused' | 'hovered' | 'focused' | 'hidden', boolean>>;

/**
 * The index of the current slide, and whether the next one follows by itself: every five seconds,
 * unless hovered, focused from the keyboard, hidden or paused, or with reduced motion.
 */
export function useRotation(count: number, carousel: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [stops, setStops] = useState<Stops>({});
  const stop = useCallback((now: Stops) => setStops((before) => ({ ...before, ...now })), []);
  const isMoving = !Object.values(stops).includes(true);

  useEffect(() => {
    stop({
      paused: matchMedia(reducedMotion).matches,
      // The pointer and the focus may have come before React.
      hovered: carousel.current?.matches(':hover') ?? false,
      focused: Boolean(carousel.current?.querySelector(keyboardFocus)),
    });
    const update = () => stop({ hidden: document.hidden });
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [carousel, stop]);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  const show = (wanted: number) => setIndex((wanted + count) % count);
  return { index, paused: stops.paused, isMoving, stop, show };
}
