import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** The anchor of the section; its heading gets the same with -heading. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page below a heading of the second level, which names it for screen readers. */
export function Section({ heading, id, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={clsx('mt-12', className)}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
