import type { ContentWithLines } from '../../lib/content/read-content';
import type { Attraction } from '../../lib/schema/attraction';
import type { GoLiveItem } from './item';

/** Each office and each place of a town that carries `verified: false`, town by town. */
export function attractionItems({ content, findLine }: ContentWithLines): GoLiveItem[] {
  return content.towns.flatMap((town) => {
    const file = `content/towns/${town.slug}.yaml`;
    const unconfirmed = (list: 'civic' | 'attractions', places: readonly Listed[]) =>
      places.flatMap((place, index): GoLiveItem[] => {
        if (place.verified) return [];
        return [
          {
            id: `unconfirmed/${town.slug}/${list}/${place.slug ?? place.name}`,
            group: 'Places and links not confirmed',
            file,
            line: findLine(file, [list, index, 'verified']),
            field: `${list}[${index}].verified`,
            say: `${town.name}: ${place.name} is not confirmed.`,
            do: 'Compare the address, the link and the phone number with what its owner says (open the link, call the number) and correct what is wrong. Then take the line `verified: false` out.',
          },
        ];
      });
    return [...unconfirmed('civic', town.civic), ...unconfirmed('attractions', town.attractions)];
  });
}

/** What an office and a place have in common; an office has no slug. */
type Listed = Pick<Attraction, 'name' | 'verified'> & Partial<Pick<Attraction, 'slug'>>;
