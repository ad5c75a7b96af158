import type { FrameCopy } from '@/lib/schema/pages/frame';

/** What the error screens say. */
export const errorCopy: FrameCopy['error'] = JSON.parse(
  process.env['NEXT_PUBLIC_ERROR_COPY'] ?? 'null',
);
