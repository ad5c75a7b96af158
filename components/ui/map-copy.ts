/** What a map's box says if the map can't be loaded. */
export const mapFailed = process.env['NEXT_PUBLIC_MAP_FAILED'] ?? '';
