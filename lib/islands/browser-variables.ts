import { localities } from '../finder/localities';
import type { Content } from '../schema/content';

/**
 * What process.env contains in the browser: the phone number for the error screens, which get no props
 * from a page, and the localities that the finder knows, which become part of its file.
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
