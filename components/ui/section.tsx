import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const section = cva('mt-6 md:mt-12 print:mt-6', {
  variants: {
    /** The heading above the content, or beside it in the margin. */
    heading: {
      above: '',
      margin:
        'border-cream-200 border-t pt-6 first:border-0 first:pt-0 lg:grid lg:grid-cols-12 lg:gap-x-gutter',
    },
  },
  defaultVariants: { heading: 'above' },
});

const content = cva('mt-4', {
  variants: { heading: { above: '', margin: 'lg:col-span-9 lg:mt-1' } },
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
  title,
  id,
  heading,
  className,
  children,
}: Props & VariantProps<typeof section>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={section({ heading, className })}>
      <h2 id={`${id}-heading`} className="text-2xl lg:col-span-3">
        {title}
      </h2>
      <div className={content({ heading })}>{children}</div>
    </section>
  );
}
