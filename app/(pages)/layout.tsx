import type { ReactNode } from 'react';
import { FramedPage } from '../framed-page';

/**
 * Separate from the root layout: Next counts the not-found page's script as part of the root
 * layout, so with header and footer there, every page would load that script.
 */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return <FramedPage>{children}</FramedPage>;
}
