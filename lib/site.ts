import type { Business } from './schema/business';

type Origin = Pick<Business, 'origin'>;

/** The site's own origin, without a slash at its end: SITE_ORIGIN, else what content says. */
export function siteOrigin(business: Origin): string {
  return (process.env['SITE_ORIGIN'] || business.origin).replace(/\/+$/, '');
}

/** The whole address of a path of the site. */
export function siteUrl(path: string, business: Origin): string {
  return `${siteOrigin(business)}${path}`;
}
