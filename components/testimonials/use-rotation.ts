import { type RefObject, useEffect, useState } from 'react';

/** How long a slide is shown (decision 0021), in milliseconds. */
const interval = 5000;

/** Matches for visitors who prefer reduced motion: nothing moves automatically for them. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Matches what has the focus from the keyboard: a button that a mouse has clicked keeps the focus, too. */
export const keyboardFocus = ':focus-visible';

/**
 * The index of the current slide, and whether the next one follows automatically: every five
 * seconds, but not while hovered, focused from the keyboard, hidden or paused, nor with reduced motion.
 */
export function useRotation(count: number, carousel: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (matchMedia(reducedMotion).matches) setPaused(true);
    // Hover and focus may have come before React.
    setHovered(carousel.current?.matches(':hover') ?? false);
    setFocused(Boolean(carousel.current?.querySelector(keyboardFocus)));
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [carousel]);

  const isMoving = !paused && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  return {
    index,
    paused,
    isMoving,
    setHovered,
    setFocused,
    setPaused,
    show: (wanted: number) => setIndex((wanted + count) % count),
  };
}
