import type { Kind } from '../../api';

/** What each kind of page is called, and where its pages are. */
export const kinds: Record<Kind, { one: string; folder: string }> = {
  towns: { one: 'town', folder: '/areas/' },
  services: { one: 'service', folder: '/services/' },
};

/** The end of an address, made of a name: "St. Marys" becomes st-marys. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
