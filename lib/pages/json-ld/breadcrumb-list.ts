import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';
import { type Crumb, homeCrumb } from '../breadcrumbs';

/**
 * The breadcrumbs of a page.
 *
 * @param crumbs those that follow Home.
 * @param path the page's own, which its last breadcrumb doesn't have.
 */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  path: string,
  business: Pick<Business, 'origin'>,
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...crumbs].map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(href, business),
    })),
  };
}
