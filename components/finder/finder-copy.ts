import type { FinderCopy } from '@/lib/schema/pages/finder';

/** What the finder says. */
export const finderCopy: FinderCopy['box'] = JSON.parse(
  process.env['NEXT_PUBLIC_FINDER_COPY'] ?? 'null',
);

/** The path of the service that needs no town; empty while nothing is done online. */
export const onlinePage = process.env['NEXT_PUBLIC_ONLINE_PAGE'] ?? '';
