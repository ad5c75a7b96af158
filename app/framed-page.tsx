import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { content } from '@/lib/content/content';
import { footerTowns, townBySlug } from '@/lib/towns/towns';

/** A page inside the frame that all pages share. */
export function FramedPage({ children }: { children: ReactNode }) {
  const { business, pages, services, towns, legalPages } = content;
  return (
    <SiteFrame
      business={business}
      copy={pages}
      homeTown={townBySlug(towns, business.home.town)}
      services={services}
      towns={footerTowns(towns, business)}
      legalPages={legalPages}
    >
      {children}
    </SiteFrame>
  );
}
