import type { ItemListLeaf } from 'schema-dts';
import { routes } from '../routes';
import type { Business } from '../schema/business';
import { siteUrl } from '../site';
import type { Place } from '../towns';

/** The places of /places/, in the order in which the page has them. */
export function placeList(
  places: readonly Pick<Place, 'slug' | 'name'>[],
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
