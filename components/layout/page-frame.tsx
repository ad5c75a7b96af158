import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { routes } from '@/lib/routes';

interface Props {
  /** The way to this page behind Home; its last entry is the page itself. */
  crumbs?: readonly Crumb[];
  /** The band across the page's whole width below the content. */
  band?: ReactNode;
  /** What follows below the band. */
  belowBand?: ReactNode;
  children: ReactNode;
}

/** The frame inside every page: breadcrumbs, content at the page's width, the band at its end. */
export function PageFrame({ crumbs, band, belowBand, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="mx-auto max-w-page px-4 pt-6 pb-16 sm:px-6">
        {crumbs && <Breadcrumbs crumbs={[{ name: 'Home', href: routes.home }, ...crumbs]} />}
        {children}
      </div>
      {band}
      {belowBand && <div className="mx-auto max-w-page px-4 pb-16 sm:px-6">{belowBand}</div>}
    </main>
  );
}
