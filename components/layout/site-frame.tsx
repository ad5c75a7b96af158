import type { ComponentProps, ReactNode } from 'react';
import { CallBar } from '../call/call-bar';
import { ClosureNotice } from './closure-notice';
import { PreviewNotice } from './preview-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props extends ComponentProps<typeof SiteFooter> {
  /** The page's `<main>`. */
  children: ReactNode;
}

/**
 * What surrounds every page. The call bar, at the bottom of a small screen, comes with the header: it
 * is there before the rest of the page.
 */
export function SiteFrame({ children, ...site }: Props) {
  const { business, pages } = site;
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <PreviewNotice business={business} copy={pages.frame.preview} />
      <ClosureNotice business={business} copy={pages.frame.closure} />
      <SiteHeader business={business} />
      <CallBar business={business} />
      {children}
      <SiteFooter {...site} />
    </>
  );
}
