import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const section = cva('print:mt-6', {
  variants: {
    /** The heading above the content, beside it in the margin, or above one of several columns. */
    heading: {
      above: 'mt-6 md:mt-12 lg:mt-16',
      column: 'mt-5 md:mt-8',
      margin:
        'mt-4 border-cream-200 border-t pt-5 first:border-0 first:pt-0 md:mt-12 lg:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-gutter',
    },
  },
});

const title = cva('text-2xl', {
  variants: { heading: { above: 'lg:text-3xl', column: '', margin: 'lg:col-span-3 lg:text-3xl' } },
});

const content = cva('mt-3', {
  variants: { heading: { above: '', column: '', margin: 'lg:col-span-9 lg:mt-1' } },
});

interface Props {
  title: string;
  /** The anchor of the section; the id of its heading is the same with `-heading`. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under an h2, which names it for screen readers. */
export function Section({
  title: words,
  id,
  heading = 'above',
  className,
  children,
}: Props & VariantProps<typeof section>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={section({ heading, className })}>
      <h2 id={`${id}-heading`} className={title({ heading })}>
        {words}
      </h2>
      <div className={content({ heading })}>{children}</div>
    </section>
  );
}
