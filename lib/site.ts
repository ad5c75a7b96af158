import type { Business } from './schema/business';

/** The site's own origin, without a slash at its end: SITE_ORIGIN, else what content says. */
export function siteOrigin(business: Pick<Business, 'origin'>): string {
  return (process.env['SITE_ORIGIN'] || business.origin).replace(/\/+$/, '');
}

/** Whether the environment names the origin, so that the one in content is not used. */
export function originIsGiven(): boolean {
  return Boolean(process.env['SITE_ORIGIN']);
}
