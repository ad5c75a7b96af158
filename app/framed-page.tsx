import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { content } from '@/lib/content/content';

/** A page inside the frame that all pages share. */
export function FramedPage({ children }: { children: ReactNode }) {
  return <SiteFrame {...content}>{children}</SiteFrame>;
}
