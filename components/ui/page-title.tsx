import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: string;
  /** Text below the title, and what to do next. */
  children?: ReactNode;
  /** A sheet beside all this where there is room for it. */
  aside?: ReactNode;
  /** Follows title and sheet on a small screen, and is below the title on a large one. */
  foot?: ReactNode;
  /**
   * In place of a sheet: in the corner of a small screen, beside the title of a large one; not where
   * enlarged text needs the room.
   */
  ornament?: ReactNode;
}

/** The page's h1 and what goes with it. */
export function PageTitle({ title, eyebrow, children, aside, foot, ornament }: Props) {
  return (
    <header
      className={clsx(
        'relative mt-1 grid grid-cols-1 gap-x-gutter gap-y-3 sm:mt-4 sm:gap-y-6 lg:mt-6 lg:grid-cols-12 lg:items-start',
        foot && 'lg:grid-rows-head',
        ornament && '@container',
      )}
    >
      <div className={aside ? 'lg:col-span-7' : 'lg:col-span-9'}>
        <div className={ornament ? '@xs:max-lg:pr-22' : undefined}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="mt-1 text-4xl md:mt-2">{title}</h1>
        </div>
        {children}
      </div>
      {aside && <div className={clsx('lg:col-span-5', foot && 'lg:row-span-2')}>{aside}</div>}
      {foot && <div className="lg:col-span-7">{foot}</div>}
      {ornament && (
        <div className="@xs:block hidden size-18 max-lg:absolute max-lg:top-0 max-lg:right-0 lg:col-span-3 lg:ml-auto lg:h-auto lg:w-48 lg:max-w-full">
          {ornament}
        </div>
      )}
    </header>
  );
}
