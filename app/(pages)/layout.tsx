import type { ReactNode } from 'react';
import { FramedPage } from '../framed-page';

/**
 * A layout of its own, below that of the document: Next counts the script of the page for no page to
 * the document's layout, and with header and footer in there every page would load it.
 */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return <FramedPage>{children}</FramedPage>;
}
