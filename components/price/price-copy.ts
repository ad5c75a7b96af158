import type { PriceCopy } from '@/lib/schema/pages/price';

/** What the calculator says. */
export const priceCopy: PriceCopy['calculator'] = JSON.parse(
  process.env['NEXT_PUBLIC_PRICE_COPY'] ?? 'null',
);
