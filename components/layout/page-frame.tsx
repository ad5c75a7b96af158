import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** A `PageHead`. */
  head: ReactNode;
  /** A band across the whole width of the page, below the content. */
  callToAction?: ReactNode;
  /** What follows the call to action, at the page's width. */
  afterCallToAction?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export const pageWidth = 'mx-auto max-w-page px-4 md:px-10';

/**
 * The frame inside every page: head, content at the page's width, call to action, what follows.
 *
 * Keep the names `page`, `page-head` and `page-text`: a browser's reader view looks for such names.
 * With the first two, it shows the whole page, not its longest part; without `page-text`, it would
 * take the text around a call link for navigation, and leave it out.
 */
export function PageFrame({ head, callToAction, afterCallToAction, className, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="page">
      {head}
      {children && (
        <div className={clsx(pageWidth, 'pb-10 md:pb-16 print:px-4 print:pb-2', className)}>
          {children}
        </div>
      )}
      {callToAction}
      {afterCallToAction && <div className={pageWidth}>{afterCallToAction}</div>}
    </main>
  );
}
