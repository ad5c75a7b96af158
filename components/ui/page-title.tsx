import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: string;
  /** What stands below the title. */
  children?: ReactNode;
  /** An ornament: in the corner of a small screen, beside the title of a large one. */
  ornament?: ReactNode;
  /** The sheet that stands beside all this where there is room. */
  aside?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** The page's one heading of the first level, and what is said with it. */
export function PageTitle({ title, eyebrow, children, ornament, aside, actions }: Props) {
  const corner = 'size-18 text-gold-700 max-lg:absolute max-lg:top-0 max-lg:right-0 lg:size-48';
  return (
    <header className="relative mt-4 grid gap-x-12 gap-y-4 lg:mt-6 lg:grid-cols-12 lg:gap-y-6">
      <div className="lg:col-span-7 lg:self-end">
        <div className="max-lg:pr-18">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="mt-1 text-4xl md:mt-2">{title}</h1>
        </div>
        {children}
      </div>
      <div className="lg:col-span-5 lg:row-span-2 lg:self-center">
        {aside ?? <div className={clsx(corner, 'lg:ml-auto')}>{ornament}</div>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-6 lg:col-span-7 lg:flex-nowrap">
        {actions}
        {/* Over the edge of the sheet, as a seal is set over a ribbon. */}
        {aside && <div className={clsx(corner, 'z-1 shrink-0 lg:-mr-16')}>{ornament}</div>}
      </div>
    </header>
  );
}
