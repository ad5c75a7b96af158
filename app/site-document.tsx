import type { ReactNode } from 'react';
import { EarlyScript } from '@/components/layout/early-script';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { content } from '@/lib/content/content';
import { openNowTable } from '@/lib/hours/open-now';
import { routes } from '@/lib/routes';
import './globals.css';

/** The bare document: for the layout, and for the page for no page, which has none. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    // Under `next dev`, extensions and our own early script set attributes before React is there.
    <html lang="en-US" data-hours={openNowTable(content.business)} suppressHydrationWarning>
      <head>
        <link
          rel="preload"
          href={routes.headingFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <EarlyScript />
        <SpeculationRules />
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
