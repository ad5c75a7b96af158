import type { ContentWithLines } from '../../content/read-content';
import type { Attraction } from '../../schema/attraction';
import type { Town } from '../../schema/town';
import { listInWords } from '../../text';
import type { GoLiveItem } from './item';

/** Each office and each place of a town that carries `verified: false`, town by town. */
export function placeItems({ content, findLine }: ContentWithLines): GoLiveItem[] {
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
            say: `${town.name}: ${place.name} is not confirmed (${toConfirm(place)}).`,
            do: 'Compare it with what its owner says (open the link, call the number), correct what is wrong, then take the line `verified: false` out.',
          },
        ];
      });
    return [...unconfirmed('civic', town.civic), ...unconfirmed('attractions', town.attractions)];
  });
}

type Listed = Pick<Town['civic'][number], 'name' | 'verified'> &
  Partial<Pick<Attraction, 'slug' | 'address' | 'locationNote' | 'latitude' | 'url' | 'phone'>>;

/** What of a place a visitor would rely on. */
function toConfirm({ address, locationNote, latitude, url, phone }: Listed): string {
  return listInWords([
    address || !locationNote ? 'address' : 'how to get there',
    ...(latitude === undefined ? [] : ['point on the map']),
    ...(url === undefined ? [] : ['link']),
    ...(phone === undefined ? [] : ['phone number']),
  ]);
}
