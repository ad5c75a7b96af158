import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { CallBar } from '@/components/layout/call-bar';
import { ClosureNotice } from '@/components/layout/closure-notice';
import { EarlyScript } from '@/components/layout/early-script';
import { PreviewNotice } from '@/components/layout/preview-notice';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { content } from '@/lib/content/content';
import { color, readPalette } from '@/lib/design-tokens';
import { iconLinks } from '@/lib/icons';
import { footerTowns, townBySlug } from '@/lib/towns';
import './globals.css';

const headings = localFont({
  src: './fonts/fraunces-headings.woff2',
  variable: '--font-headings',
  weight: '600',
  // A typeface that comes late waits for the next page: on 2 pages of 100 a swap would move a line.
  display: 'optional',
  // Its own fallback is Arial; ours stands in globals.css.
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  applicationName: content.business.brand,
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: iconLinks,
};

export const viewport: Viewport = {
  themeColor: color(readPalette(process.cwd()), 'cream-50'),
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { business, services, towns, legalPages } = content;
  return (
    // Extensions of browsers, and our own early script, set attributes before React is there.
    <html lang="en-US" className={headings.variable} suppressHydrationWarning>
      <head>
        <EarlyScript />
        <SpeculationRules />
      </head>
      <body suppressHydrationWarning>
        <SkipLink />
        <PreviewNotice business={business} />
        <ClosureNotice business={business} />
        <SiteHeader business={business} />
        {children}
        <SiteFooter
          business={business}
          homeTown={townBySlug(towns, business.home.town)}
          services={services}
          towns={footerTowns(towns, business)}
          legalPages={legalPages}
        />
        <CallBar business={business} />
      </body>
    </html>
  );
}
