import type { Locality } from '@/lib/finder/localities';

/** All localities the finder knows. */
export const localities: readonly Locality[] = JSON.parse(
  process.env['NEXT_PUBLIC_LOCALITIES'] ?? '[]',
);
