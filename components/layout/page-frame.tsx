import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { homeCrumb } from '@/lib/pages/breadcrumbs';

interface Props {
  /** The path to this page, after Home; its last entry is the page itself. */
  crumbs?: readonly Crumb[];
  /** The title and what goes with it, on a darker background. */
  head: ReactNode;
  /** A band across the whole width of the page, below the content. */
  band?: ReactNode;
  children?: ReactNode;
}

/** The frame inside every page: head, content at the page's width, the band at its end. */
export function PageFrame({ crumbs, head, band, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="bg-cream-100 print:bg-transparent">
        <div className="relative mx-auto max-w-page px-4 pt-3 pb-8 sm:px-6 md:pt-6 md:pb-12 print:p-0 print:px-4">
          {crumbs && <Breadcrumbs crumbs={[homeCrumb, ...crumbs]} />}
          {head}
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
