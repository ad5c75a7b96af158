import type { Locality } from '@/lib/finder/localities';

/** The places that the finder knows. */
export const places: readonly Locality[] = JSON.parse(
  process.env['NEXT_PUBLIC_LOCALITIES'] ?? '[]',
);
