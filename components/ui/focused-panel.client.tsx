'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Bad news is an alert, any other a status. */
  role: 'status' | 'alert';
  children: ReactNode;
}

/** News of what the visitor has done; it takes the focus. */
export function FocusedPanel({ role, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role={role}
      className={clsx(
        'stack-4 rounded-md p-6',
        role === 'alert' ? 'border-2 border-gold-700' : 'border border-gold-400 bg-cream-100',
      )}
    >
      {children}
    </div>
  );
}
