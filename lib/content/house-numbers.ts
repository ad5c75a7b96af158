import type { Finding, Path } from './problem';

/** "Number 351", but not of a phone or a door; "at 351 on Main Street"; "Main Street, at 351". */
const afterStreet =
  /(?<!\b(?:phone|[Ss]ite|space|room|gate|unit|form) )\b[Nn]umber (?:on [^.,;]{1,30} is )?\d+\b(?!-)|\bat \d{3,} on\b|\b(?:Street|Avenue|Road|Boulevard|Drive|Lane)(?: (?:North|South|East|West))?,? at \d{3,}/;

const textsIn = (value: unknown, path: Path): [Path, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      );

/** A hint for each text about a town with a house number after its street: people here say it first. */
export const houseNumbers = ({ towns }: { towns: readonly { slug: string }[] }): Finding[] =>
  towns.flatMap((town) =>
    textsIn(town, []).flatMap(([path, text]) => {
      const [words] = afterStreet.exec(text) ?? [];
      const expected = 'a house number before its street, such as 351 Main Street';
      const file = `content/towns/${town.slug}.yaml`;
      return words ? [{ file, path, expected, found: `"${words}"` }] : [];
    }),
  );
