import type { Town } from '../schema/town';
import type { Finding, Path } from './problem';

const street = String.raw`(?:Street|Avenue|Road|Drive|Boulevard|Lane|Way|Court|Place|Parkway|St|Ave|Rd|Dr|Blvd|Ln|Pkwy|[Hh]ighway)\b`;

/** "number 351", unless it's that of a telephone, a door or a form; and "the number on the highway is 351". */
const calledNumber =
  /(?<!\b(?:phone|site|space|cabin|room|gate|building|unit|form) )\bnumber (?:on [^.,;]{1,30} is )?\d+\b(?!-)/i;

/** "at 351 on Main Street", "on Main Street, at 351"; not "Main Street, at 10 am". */
const behindStreet = RegExp(
  String.raw`\b(?:at|is) \d+ on (?:[\w.'-]+ ){0,3}${street}|\b${street}(?: (?:North|South|East|West))?,? (?:at|[Nn]o\.) \d{2,}\b(?!:| ?[ap]\.?m)`,
);

/** Where a town's texts name a street before the house number, as no one here does: it stops nothing. */
export function houseNumbers({ towns }: { towns: readonly Town[] }): Finding[] {
  return towns.flatMap(({ slug, description, intro, civic, attractions }) => {
    const texts: [Path, string | undefined][] = [
      [['description'], description],
      [['intro'], intro],
      ...civic.map(({ note }, at): [Path, typeof note] => [['civic', at, 'note'], note]),
      ...attractions.flatMap((attraction, at) =>
        (['description', 'locationNote', 'caution'] as const).map(
          (key): [Path, string | undefined] => [['attractions', at, key], attraction[key]],
        ),
      ),
    ];
    return texts.flatMap(([path, text = '']) => {
      const [words] = calledNumber.exec(text) ?? behindStreet.exec(text) ?? [];
      if (!words) return [];
      const expected = 'a house number before its street, such as 351 Main Street';
      return [{ file: `content/towns/${slug}.yaml`, path, expected, found: `"${words}"` }];
    });
  });
}
