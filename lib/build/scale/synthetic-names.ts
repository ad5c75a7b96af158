const beginnings = [
  ...['Alder', 'Amber', 'Ash', 'Birch', 'Bitter', 'Bright', 'Cedar', 'Clear', 'Copper', 'Cotton'],
  ...['Eagle', 'Elk', 'Fern', 'Flint', 'Gold', 'Hazel', 'Iron', 'Juniper', 'Larch', 'Willow'],
];
const endings = [
  ...['bank', 'brook', 'cliff', 'dale', 'field', 'ford', 'gate', 'grove', 'haven', 'mead'],
  ...['mill', 'moor', 'ridge', 'shore', 'stead', 'ton', 'vale', 'ville', 'wood', 'worth'],
];
const kinds = [
  '',
  'Springs',
  'Falls',
  'Crossing',
  'Junction',
  'Heights',
  'Landing',
  'Bend',
  'Flats',
];

const sights = ['Museum', 'Depot', 'Gardens', 'Overlook', 'Mill House', 'Trailhead', 'Reservoir'];

/** "Alderbank", "Birchford Falls": another name for each index, without end. */
export function townName(index: number): string {
  const word = `${at(beginnings, index)}${at(endings, Math.floor(index / beginnings.length))}`;
  const round = Math.floor(index / (beginnings.length * endings.length));
  const turn = Math.floor(round / kinds.length);
  return [word, at(kinds, round), turn > 0 ? `${turn + 1}` : ''].filter(Boolean).join(' ');
}

/** "Alderbank Museum": another name for each index in a town. */
export function placeName(town: string, index: number): string {
  const turn = Math.floor(index / sights.length);
  return [town, at(sights, index), turn > 0 ? `${turn + 1}` : ''].filter(Boolean).join(' ');
}

/** "birchford-falls". */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
