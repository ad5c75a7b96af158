import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { content } from '@/lib/content/content';

/**
 * Separate from the root layout: Next counts the not-found page's script as part of the root
 * layout, so with header and footer there, every page would load that script.
 */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return <SiteFrame {...content}>{children}</SiteFrame>;
}
