'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** `alert` for bad news, `status` for any other. */
  role: 'status' | 'alert';
  /** Takes the focus again whenever this changes. */
  news?: unknown;
  children: ReactNode;
}

/** Reports the result of what the visitor did, takes the focus, and shows its beginning. */
export function FocusedPanel({ role, news, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `news`
  useEffect(() => {
    panel.current?.focus();
    // A browser shows any part of what is longer than the screen.
    panel.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [news]);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role={role}
      className={clsx(
        'scroll-mt-6 *:not-last:mb-4 *:first:scroll-mt-12',
        role === 'alert' ? 'rounded-md border-2 border-wax-700 p-6' : 'mb-8',
      )}
    >
      {children}
    </div>
  );
}
