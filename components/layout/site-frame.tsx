import type { ComponentProps, ReactNode } from 'react';
import { CallBar } from '../call/call-bar';
import { ClosureNotice } from './closure-notice';
import { PreviewNotice } from './preview-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface Props extends ComponentProps<typeof SiteFooter> {
  /** The page's `<main>`. */
  children: ReactNode;
}

/** What surrounds every page, from the skip link to the call bar at the bottom. */
export function SiteFrame({ children, ...site }: Props) {
  const { business, copy } = site;
  return (
    <>
      <SkipLink />
      <PreviewNotice business={business} copy={copy.frame.preview} />
      <ClosureNotice business={business} copy={copy.frame.closure} />
      <SiteHeader business={business} />
      {children}
      <SiteFooter {...site} />
      <CallBar business={business} />
    </>
  );
}
