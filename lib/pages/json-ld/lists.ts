import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';
import type { AttractionWithTown } from '../../towns/towns';
import { type Crumb, homeCrumb } from '../breadcrumbs';

/** The attractions on /places/, in the order of the page. */
export function attractionList(
  attractions: readonly Pick<AttractionWithTown, 'slug' | 'name'>[],
  business: Pick<Business, 'origin'>,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: attractions.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl(routes.attraction(slug), business),
      name,
    })),
  };
}

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
