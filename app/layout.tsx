import type { ReactNode } from 'react';
import { siteMetadata, siteViewport } from '@/lib/pages/metadata';
import { SiteDocument } from './site-document';

export const metadata = siteMetadata;

export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
