import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { homeCrumb } from '@/lib/pages/breadcrumbs';
import { Ribbon } from './ribbon';

interface Props {
  /** The way to this page behind Home; its last entry is the page itself. */
  crumbs?: readonly Crumb[];
  /** The title and what stands with it, on a tone of its own. */
  head: ReactNode;
  /** The band across the page's whole width below the content. */
  band?: ReactNode;
  /** What follows below the band. */
  afterBanner?: ReactNode;
  children?: ReactNode;
}

/** The frame inside every page: head, content at the page's width, the band at its end. */
export function PageFrame({ crumbs, head, band, afterBanner, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="bg-cream-100 print:bg-transparent">
        <div className="mx-auto max-w-page px-4 pt-4 pb-8 sm:px-6 md:pt-6 md:pb-12 print:p-0 print:px-4">
          {crumbs && <Breadcrumbs crumbs={[homeCrumb, ...crumbs]} />}
          {head}
        </div>
        <Ribbon />
      </div>
      {children && (
        <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 print:pb-2">{children}</div>
      )}
      {band}
      {afterBanner && <div className="mx-auto max-w-page px-4 pb-16 sm:px-6">{afterBanner}</div>}
    </main>
  );
}
