import { localities } from '../finder/localities';
import type { Content } from '../schema/content';

/**
 * What code in the browser finds as process.env: the number for the error screens, which have no page
 * to ask, and the places that the finder knows, which then come with its file.
 */
export function browserVariables({
  business: { phone, placeholders },
  towns,
  localitiesWithoutPage,
}: Pick<Content, 'business' | 'towns' | 'localitiesWithoutPage'>): Record<string, string> {
  return {
    NEXT_PUBLIC_PHONE: phone,
    NEXT_PUBLIC_PHONE_MARK: placeholders.includes('phone') ? ' (sample)' : '',
    NEXT_PUBLIC_LOCALITIES: JSON.stringify(localities({ towns, localitiesWithoutPage })),
  };
}
