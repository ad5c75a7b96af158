import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { type Crumb, homeCrumb } from '@/lib/pages/breadcrumbs';

interface Props {
  /** The path to this page, after Home; its last entry is the page itself. */
  crumbs?: readonly Crumb[];
  title: ReactNode;
  /** A short line above the title. */
  eyebrow: string;
  lead?: ReactNode;
  /** What to do next, below that. */
  head?: ReactNode;
  /** A sheet beside all this where there is room for it. */
  aside?: ReactNode;
  /** Follows title and sheet on a small screen, and is below the title on a large one. */
  foot?: ReactNode;
  /**
   * The brand's, in place of a sheet: in the corner of a small screen, beside the title of a large one;
   * not where enlarged text needs the room.
   */
  ornament?: 'seal';
  /** Comes last in the head. */
  pager?: ReactNode;
  /** A band across the whole width of the page, below the content. */
  band?: ReactNode;
  children?: ReactNode;
}

/** The frame inside every page: head, content at the page's width, the band at its end. */
export function PageFrame({ crumbs, pager, band, children, ...head }: Props) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="bg-cream-100 print:bg-transparent">
        <div className="relative mx-auto max-w-page px-4 pt-3 pb-8 sm:px-6 md:pt-6 md:pb-12 print:p-0 print:px-4">
          {crumbs && <Breadcrumbs crumbs={[homeCrumb, ...crumbs]} />}
          <Head {...head} />
          {pager}
        </div>
        {/* A guilloche ribbon, like the edge of a certificate. */}
        <div className="ribbon print:hidden" />
      </div>
      {children && (
        <div className="mx-auto max-w-page px-4 pb-10 sm:px-6 md:pb-16 print:pb-2">{children}</div>
      )}
      {band}
    </main>
  );
}

/** The page's h1 and what goes with it, on a darker background. */
function Head({ title, eyebrow, lead, head, aside, foot, ornament }: Props) {
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
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-1 text-4xl md:mt-2">{title}</h1>
        </div>
        {lead && <p className="mt-3 max-w-prose md:text-lg">{lead}</p>}
        {head}
      </div>
      {aside && <div className={clsx('lg:col-span-5', foot && 'lg:row-span-2')}>{aside}</div>}
      {foot && <div className="lg:col-span-7">{foot}</div>}
      {ornament && (
        <div className="@xs:block hidden size-18 max-lg:absolute max-lg:top-0 max-lg:right-0 lg:col-span-3 lg:ml-auto lg:h-auto lg:w-48 lg:max-w-full">
          <BrandSeal />
        </div>
      )}
    </header>
  );
}
