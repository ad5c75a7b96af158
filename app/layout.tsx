import type { ReactNode } from 'react';
import { content } from '@/lib/content/content';
import { siteMetadata, siteViewport } from '@/lib/pages/metadata/site-metadata';
import { SiteDocument } from './site-document';

export const metadata = siteMetadata(content.business);

export const viewport = siteViewport();

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
