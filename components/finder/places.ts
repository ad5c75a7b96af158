import type { KnownPlace } from '@/lib/place-index';

/** The places that the finder knows. */
export const places: readonly KnownPlace[] = JSON.parse(process.env['NEXT_PUBLIC_PLACES'] ?? '[]');
