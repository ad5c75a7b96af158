import type { Business } from './schema/business';

export type Origin = Pick<Business, 'origin'>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The site's own origin: SITE_ORIGIN, else the one in content. */
export function siteOrigin(business: Origin): string {
  return process.env['SITE_ORIGIN'] || business.origin;
}

export function siteUrl(path: string, business: Origin): string {
  return `${siteOrigin(business)}${path}`;
}

/** Whether a sample is left that a search would take for a fact: then none may find the site. */
export const isPreview = ({ placeholders }: Pick<Business, 'placeholders'>): boolean =>
  placeholders.some((name) => /^(brand|phone|email|origin)$/.test(name));
