import type { ItemListLeaf } from 'schema-dts';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import { siteUrl } from '../../site';
import type { AttractionWithTown } from '../../towns/towns';

/** The places of /places/, in the order in which the page has them. */
export function attractionList(
  places: readonly Pick<AttractionWithTown, 'slug' | 'name'>[],
  business: Pick<Business, 'origin'>,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: places.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl(routes.place(slug), business),
      name,
    })),
  };
}
