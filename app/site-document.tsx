import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { InlineScript } from '@/components/ui/inline-script';
import { content } from '@/lib/content/content';
import { statusTable } from '@/lib/hours/status-table';
import { earlyScript } from '@/lib/islands/early-script';
import { routes } from '@/lib/routes';
import './globals.css';

/** A page is fetched when the pointer rests on its link (decision 0007). URLs end with a slash. */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: '{/*}?/' }, eagerness: 'moderate' }],
});

/** The bare document, for the root layout and for the not-found page, which has no layout. */
export function SiteDocument({ head, children }: { head?: ReactNode; children: ReactNode }) {
  preload(routes.headingFont, { as: 'font', type: 'font/woff2' });
  return (
    // Under `next dev`, extensions and the early script set attributes before React hydrates.
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <InlineScript>{earlyScript}</InlineScript>
        <InlineScript type="speculationrules">{rules}</InlineScript>
        {head}
      </head>
      {/* Not on the root: browsers look for the encoding within the first 1,024 bytes. */}
      <body
        data-hours={statusTable(content.business)}
        className="md:text-base"
        suppressHydrationWarning
      >
        {children}
      </body>
    </html>
  );
}
