import type { ReactNode } from 'react';
import { EarlyScript } from '@/components/layout/early-script';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { content } from '@/lib/content/content';
import { openNowTable } from '@/lib/open-now';
import { headings } from './headings-font';
import './globals.css';

/** The bare document: for the layout, and for the page for no page, which has none. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    // Under `next dev`, extensions and our own early script set attributes before React is there.
    <html
      lang="en-US"
      className={headings.variable}
      data-hours={openNowTable(content.business)}
      suppressHydrationWarning
    >
      <head>
        <EarlyScript />
        <SpeculationRules />
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
