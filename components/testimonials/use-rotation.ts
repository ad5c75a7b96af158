import { type RefObject, useEffect, useState } from 'react';

/** How long a slide is shown (decision 0021), in milliseconds. */
const interval = 5000;

/** Whether the visitor asked for less motion; then nothing moves by itself. */
const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * The index of the slide that shows, and whether it moves on by itself: every five seconds, around
 * at both ends, not while hovered, focused, hidden, paused or with reduced motion.
 */
export function useRotation(count: number, carousel: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (matchMedia(lessMotion).matches) setPaused(true);
    // The visitor may have come to it before React did.
    setHovered(carousel.current?.matches(':hover') ?? false);
    setFocused(carousel.current?.contains(document.activeElement) ?? false);
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [carousel]);

  const moves = !paused && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moves, index, count]);

  return {
    index,
    paused,
    moves,
    setHovered,
    setFocused,
    setPaused,
    show: (wanted: number) => setIndex((wanted + count) % count),
  };
}
