'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What the summary shows. */
  label: ReactNode;
  children: ReactNode;
}

/** Where the menu gives way to the links in the header: Tailwind's md. */
const wideEnough = '(width >= 48rem)';

/** The small-screen menu: a plain disclosure that also closes on Escape and a wide screen. The early script closes it on a link, as a thumb wakes no React for that. */
export function Menu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const screen = matchMedia(wideEnough);
    screen.addEventListener('change', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      screen.removeEventListener('change', close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={menu} data-island className="md:hidden">
      <summary className="flex min-h-11 items-center gap-2 px-2 font-semibold">{label}</summary>
      {children}
    </details>
  );
}
