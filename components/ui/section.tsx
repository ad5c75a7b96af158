import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The heading above the content, beside it in the margin, or above one of several columns. */
const looks = {
  above: { part: 'mt-6 md:mt-12 lg:mt-16', title: 'lg:text-3xl', content: '' },
  column: { part: 'mt-5 md:mt-8', title: '', content: '' },
  margin: {
    part: 'mt-4 border-cream-200 border-t pt-5 first:border-0 first:pt-0 md:mt-12 lg:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-gutter',
    title: 'lg:col-span-3 lg:text-3xl',
    content: 'lg:col-span-9 lg:mt-1',
  },
};

interface Props {
  title: string;
  /** The anchor of the section; the id of its heading is the same with `-heading`. */
  id: string;
  heading?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** A part of a page under an h2, which names it for screen readers. */
export function Section({ title, id, heading = 'above', className, children }: Props) {
  const look = looks[heading];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('print:mt-6', look.part, className)}
    >
      <h2 id={`${id}-heading`} className={clsx('text-2xl', look.title)}>
        {title}
      </h2>
      <div className={clsx('mt-3', look.content)}>{children}</div>
    </section>
  );
}
