import { knownPlaces } from './place-index';
import type { Content } from './schema/content';

/**
 * What code in the browser finds as process.env: the number for the error screens, which have no page
 * to ask, and the places that the finder knows, which then come with its file.
 */
export function browserVariables({
  business: { phone, standIns },
  towns,
  otherPlaces,
}: Pick<Content, 'business' | 'towns' | 'otherPlaces'>): Record<string, string> {
  return {
    NEXT_PUBLIC_PHONE: phone,
    NEXT_PUBLIC_PHONE_MARK: standIns.includes('phone') ? ' (sample)' : '',
    NEXT_PUBLIC_PLACES: JSON.stringify(knownPlaces({ towns, otherPlaces })),
  };
}
