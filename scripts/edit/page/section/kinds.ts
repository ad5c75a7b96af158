import type { Kind } from '../../api';

/** What each kind of page is called, and where its pages are. */
export const kinds: Record<Kind, { one: string; folder: string }> = {
  towns: { one: 'town', folder: '/areas/' },
  services: { one: 'service', folder: '/services/' },
};
