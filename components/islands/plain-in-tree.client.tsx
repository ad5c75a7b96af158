'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props<IslandProps> {
  as: 'div' | 'span';
  run: ((island: HTMLElement, props: IslandProps) => void) | undefined;
  props: IslandProps;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain island where the page is one tree: its function runs after hydration, once. */
export function PlainInTree<IslandProps>({
  as: Element,
  run,
  props,
  className,
  children,
}: Props<IslandProps>) {
  const island = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const isStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as in the export
  useEffect(() => {
    // React's strict mode runs an effect twice.
    if (isStarted.current || !island.current) return;
    isStarted.current = true;
    run?.(island.current, props);
  }, []);

  return (
    <Element ref={island} className={className}>
      {children}
    </Element>
  );
}
