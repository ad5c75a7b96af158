import type { ComponentProps, ReactNode } from 'react';
import { CallBar } from '@/components/call/call-bar';
import { ClosureNotice } from './closure-notice';
import { Masthead } from './masthead';
import { PreviewNotice } from './preview-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What surrounds every page. The call bar of a phone is there before the rest of the page. */
export function SiteFrame({
  children,
  ...site
}: ComponentProps<typeof SiteFooter> & { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Masthead {...site} />
      <PreviewNotice {...site} />
      <ClosureNotice {...site} />
      <SiteHeader {...site} />
      <CallBar {...site} />
      {children}
      <SiteFooter {...site} />
    </>
  );
}
