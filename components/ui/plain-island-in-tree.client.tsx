'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  file: string;
  props: object;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain island under `next dev`, where the page is one tree: runs its module after hydration. */
export function PlainIslandInTree({ file, props, className, children }: Props) {
  const island = useRef<HTMLDivElement>(null);
  const isStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as in the export
  useEffect(() => {
    // React's strict mode runs an effect twice.
    if (process.env.NODE_ENV !== 'development' || isStarted.current) return;
    isStarted.current = true;
    const run = async () => {
      const module: Record<string, (island: Element | null, props: object) => void> = await import(
        `../${file}.client.ts`
      );
      for (const start of Object.values(module)) start(island.current, props);
    };
    run();
  }, []);

  return (
    <div ref={island} className={className}>
      {children}
    </div>
  );
}
