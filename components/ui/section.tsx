import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Where a section is: across the page, light or dark; below another one; or in a column. */
const layouts = {
  // Two sections have between them the space of one.
  band: 'my-9 scroll-mt-9 md:my-14 last:not-only:mb-0 lg:my-18 print:my-0',
  // The last section touches what follows.
  panel:
    'full-bleed bg-cream-100 py-9 last:-mb-10 md:py-14 md:last:-mb-16 print:last:mb-0 lg:py-16',
  inline: 'pt-8 md:pt-12',
  column: '',
};

interface Props {
  title: string;
  /** The anchor of the section; the id of its heading is the same with `-heading`. */
  id: string;
  layout?: keyof typeof layouts;
  /** In the margin beside the content, if not above it. */
  heading?: 'margin';
  className?: string;
  children: ReactNode;
}

/** A part of a page under an h2, which names it for screen readers. */
export function Section({ title, id, layout = 'band', heading, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        'print:bg-transparent print:py-3',
        layouts[layout],
        heading && 'lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-gutter',
        className,
      )}
    >
      <h2
        id={`${id}-heading`}
        className={clsx(
          // In print, both columns then begin on one line.
          layout === 'column' ? 'mb-3 text-xl' : 'text-3xl',
          heading && 'lg:col-span-3',
        )}
      >
        {title}
      </h2>
      <div className={clsx(layout !== 'column' && 'mt-3', heading && 'lg:col-span-9 lg:mt-0')}>
        {children}
      </div>
    </section>
  );
}
