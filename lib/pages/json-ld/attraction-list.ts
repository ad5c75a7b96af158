import type { ItemListLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';
import type { AttractionWithTown } from '../../towns/towns';

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
