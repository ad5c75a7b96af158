import { telHref } from '../contact/phone';
import { routes } from '../routes';
import type { Business } from '../schema/business';
import { siteUrl } from '../site';

/**
 * security.txt: whom to tell about a vulnerability (RFC 9116), valid through the end of a day. No
 * email address: robots would harvest it.
 */
export function securityText(
  business: Pick<Business, 'origin' | 'phone' | 'placeholders' | 'securityContactExpires'>,
): string {
  const fields = [
    ['Contact', siteUrl(routes.contact, business)],
    ...(business.placeholders.includes('phone') ? [] : [['Contact', telHref(business.phone)]]),
    ['Expires', `${business.securityContactExpires}T23:59:59Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', siteUrl(routes.securityText, business)],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
