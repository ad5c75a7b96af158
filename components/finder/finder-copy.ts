import type { FinderCopy } from '@/lib/schema/pages/finder';

/** What the finder says. */
export const finderCopy: FinderCopy['box'] = JSON.parse(
  process.env['NEXT_PUBLIC_FINDER_COPY'] ?? 'null',
);
