import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HeadScripts } from '@/components/layout/head-scripts';
import { content } from '@/lib/content/content';
import { openNowTable } from '@/lib/hours/open-now';
import { routes } from '@/lib/routes';
import './globals.css';

/** The bare document, for the root layout and for the not-found page, which has no layout. */
export function SiteDocument({ head, children }: { head?: ReactNode; children: ReactNode }) {
  preload(routes.headingFont, { as: 'font', type: 'font/woff2' });
  return (
    // Under `next dev`, extensions and the early script set attributes before React hydrates.
    <html lang="en-US" data-hours={openNowTable(content.business)} suppressHydrationWarning>
      <head>
        <HeadScripts />
        {head}
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
