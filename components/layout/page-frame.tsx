import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { type Crumb, homeCrumb } from '@/lib/metadata/breadcrumbs';
import { nounFor } from '@/lib/text/format';

interface Frame {
  /** A `PageHead`. */
  head: ReactNode;
  /** A band across the whole width of the page, below the content. */
  callToAction?: ReactNode;
  /** What follows the call to action, at the page's width. */
  afterCallToAction?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const width = 'mx-auto max-w-page px-4 md:px-10';

/**
 * The frame inside every page: head, content at the page's width, call to action, what follows.
 *
 * Keep the names `page`, `page-head` and `page-text`: a browser's reader view looks for such names.
 * With the first two, it shows the whole page, not its longest part; without `page-text`, it would
 * take the text around a call link for navigation, and leave it out.
 */
export function PageFrame({ head, callToAction, afterCallToAction, className, children }: Frame) {
  return (
    <main id="content" tabIndex={-1} className="page">
      {head}
      {children && (
        <div className={clsx(width, 'pb-10 md:pb-16 print:px-4 print:pb-2', className)}>
          {children}
        </div>
      )}
      {callToAction}
      {afterCallToAction && <div className={width}>{afterCallToAction}</div>}
    </main>
  );
}

interface Props {
  /** The path to this page, after Home; its last entry is the page itself. */
  crumbs?: readonly Crumb[];
  /** Follows the breadcrumbs, in the same row where there is room. */
  pager?: ReactNode;
  /** The page's heading, and a short line above it; a town's page has a `venue` in their place. */
  title?: ReactNode;
  eyebrow?: string;
  venue?: ReactNode;
  /** How many things the page lists, in large type: 123 and "attraction". */
  count?: { number: number; noun: string };
  /** A small drawing beside the title. */
  emblem?: ReactNode;
  lead?: ReactNode;
  /** A certificate or a picture, beside all this where there is room for it. */
  aside?: ReactNode;
  /** A text after the aside; on a wide screen, below the title and beside the aside. */
  afterAside?: ReactNode;
  /** What follows the lead. */
  children?: ReactNode;
}

/** The upper part of a page: where it is, what it's called, and what matters most. */
export function PageHead({ crumbs, pager, ...head }: Props) {
  return (
    <div id="page-head" className="page-head overflow-x-clip bg-cream-100 print:bg-transparent">
      <div className={`${width} pt-3 pb-6 md:pt-6 md:pb-12 print:p-0 print:px-4`}>
        {crumbs && (
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 text-sm print:hidden">
            <Breadcrumbs crumbs={[homeCrumb, ...crumbs]} />
            {pager}
          </div>
        )}
        <Head {...head} />
      </div>
      {/* A guilloche ribbon, like the edge of a certificate. */}
      <div className="ribbon print:hidden" />
    </div>
  );
}

function Head({ title, eyebrow, venue, count, emblem, lead, aside, afterAside, children }: Props) {
  const columns = aside ? 'lg:col-span-5' : count ? 'lg:col-span-8' : 'lg:col-span-9';
  return (
    <header
      className={clsx(
        'relative grid grid-cols-1 items-start gap-x-gutter gap-y-5 lg:grid-cols-12',
        venue && '@container',
        afterAside && 'lg:grid-rows-filled',
      )}
    >
      {venue}
      <div className={clsx('page-text', columns, emblem && 'items-start lg:flex lg:flex-col')}>
        {emblem}
        {!venue && (
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="mt-1 text-4xl">{title}</h1>
          </div>
        )}
        {lead && (
          <p className="clear-right mt-3 max-w-prose text-lg/snug md:text-xl/snug">{lead}</p>
        )}
        {children}
      </div>
      {aside && (
        <div className={clsx('lg:col-span-7', afterAside && 'lg:row-span-2 lg:self-stretch')}>
          {aside}
        </div>
      )}
      {afterAside && (
        <div className="max-lg:pt-8 lg:col-span-5 lg:text-lg/relaxed print:pt-0 print:text-base">
          {afterAside}
        </div>
      )}
      {count && (
        <p
          id="count"
          aria-hidden="true"
          className="absolute right-0 bottom-0 text-right max-lg:hidden print:hidden"
        >
          <span className="text-9xl/none block font-serif">{count.number}</span>
          <span className="eyebrow">{nounFor(count.number, count.noun)}</span>
        </p>
      )}
    </header>
  );
}
