import { contentType, hashedFiles, hashedPrefixes } from '../../lib/file-kinds';
import { routes } from '../../lib/routes';
import { adminFolder } from '../pages/page-names';
import { type HostHeaders, policyHeader } from './headers';

/**
 * The text of `_headers` for Netlify and Cloudflare Pages, which make browsers check every file
 * without a `Cache-Control` of its own on each visit. Where two rules fit a path, Cloudflare joins the
 * values of a header, and a browser enforces both of two policies: so the policies are in rules of
 * which only one fits. A path without a page answers with 404.html, which has its own policy.
 *
 * @param pages the export's pages, as paths from its folder.
 */
export function headersFile({ site, admin }: HostHeaders, pages: readonly string[]): string {
  const { [policyHeader]: policy, ...others } = site;
  const lines = (some: Record<string, string>) =>
    Object.entries(some).map(([name, value]) => `  ${name}: ${value}`);
  const rules = pages.map((page) => `/${page.replace(/\/.*/s, '/*').replace(/^index\.html$/, '')}`);
  return [
    '/*',
    ...lines({ ...others, 'X-Frame-Options': 'DENY' }),
    ...[...new Set(rules)].flatMap((rule) => [rule, ...lines({ [policyHeader]: policy })]),
    `/${adminFolder}*`,
    ...lines(admin).filter((line) => !lines(others).includes(line)),
    ...hashedPrefixes.flatMap((prefix) => [`${prefix}*`, `  Cache-Control: ${hashedFiles}`]),
    routes.vcard,
    `  Content-Type: ${contentType(routes.vcard)}`,
    '',
  ].join('\n');
}
