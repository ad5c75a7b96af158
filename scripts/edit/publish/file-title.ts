import { others, pages } from '../menu';

/** What the owner calls a file of content/ that isn't one of many. */
const titles = new Map([
  ['business', 'The business'],
  ...others.map(([name, title]) => [name, title] as const),
  ...pages.map(([name, title]) => [`pages/${name}`, title] as const),
]);

/**
 * What the owner calls a file, such as "Home page" or "Boise".
 *
 * @param file its path, such as content/towns/boise.yaml.
 * @param value what it holds.
 */
export function fileTitle(file: string, value: object): string {
  const name = file.replace(/^content\/|\.\w+$/g, '');
  const [own] = Object.entries(value).flatMap(([key, text]) =>
    /^(?:name|title)$/.test(key) && typeof text === 'string' ? [text] : [],
  );
  return titles.get(name) ?? own ?? name;
}
