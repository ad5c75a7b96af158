import { type RefObject, useEffect } from 'react';

/** Calls back when a pointer comes down outside the form of a field, while that is wanted. */
export function usePointerOutside(
  field: RefObject<HTMLInputElement | null>,
  isWanted: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isWanted) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !field.current?.form?.contains(target)) onOutside();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [field, isWanted, onOutside]);
}
