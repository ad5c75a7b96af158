import { titleWithBrand } from '../../fit-text';
import { allPages } from '../../page-kinds';
import { allAttractions } from '../../towns/towns';
import type { Path, Problem } from '../problem';
import { aliasPaths } from '../resolving/redirects';
import type { ContentRead } from './rules';

/** A value that may be there once, in the whole site or `within` something; `noun` names it. */
const unique = (noun: string, file: string, path: Path, value: string, within = '') => ({
  noun,
  file: `content/${file}`,
  path,
  value,
  within,
});

/** What must be unique: titles and texts in search results, slugs, names, paths, lists' entries. */
function uniqueValues({ content, redirects, reader }: ContentRead) {
  const { business, services, towns, localitiesWithoutPage } = content;
  return [
    ...services.flatMap(({ slug, title, description }) => [
      unique('title', `services/${slug}.yaml`, ['title'], title),
      unique('description', `services/${slug}.yaml`, ['description'], description),
    ]),
    ...towns.map(({ slug, name }) => unique('name', `towns/${slug}.yaml`, ['name'], name, 'towns')),
    ...allAttractions(towns).flatMap(({ town, index, slug, name }) => {
      const file = `towns/${town.slug}.yaml`;
      return [
        unique('end of its web address', file, ['attractions', index, 'slug'], slug),
        unique('name', file, ['attractions', index, 'name'], name, 'attractions'),
      ];
    }),
    ...allPages(content).flatMap(({ snippet, fields }) => {
      const [[titleFile, ...titlePath], [file, ...path]] = fields();
      const title = titleWithBrand(snippet().titles, business.brand);
      return [
        unique('title in search results', titleFile, titlePath, title),
        unique('search description', file, path, snippet().description),
      ];
    }),
    ...localitiesWithoutPage.map(({ name, state }, index) => {
      const file = 'localities-without-page.yaml';
      const path = ['localities', index, 'name'];
      return unique('name', file, path, `${name}, ${state}`, 'the finder');
    }),
    ...[
      ...aliasPaths(content),
      ...redirects.map(({ from }, index) => {
        return { file: 'redirects.yaml', path: ['redirects', index, 'from'], from };
      }),
    ].map(({ file, path, from }) => unique('address', file, path, from)),
    ...reader.references.flatMap(({ type, file, path, value }) => {
      // Two entries may name the same page, or as many miles.
      if (type === 'link' || type === 'miles' || typeof path.at(-1) !== 'number') return [];
      return { noun: type, file, path, value, within: `${file} ${path.slice(0, -1).join('.')}` };
    }),
  ];
}

/** No two records share such a value, and no list has one twice. The later one is wrong. */
export function uniqueness(read: ContentRead): Problem[] {
  const { reader } = read;
  const seen = new Map<string, string>();
  /** The problem of each field: none is reported twice. */
  const found = new Map<string, Problem>();
  const files = [...reader.source.texts.keys()];
  const order = new Map(files.map((file, index) => [file, index]));
  const orderOf = ({ file }: { file: string }) => order.get(file) ?? -1;
  const values = uniqueValues(read).toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const { noun, file, path, value, within } of values) {
    const key = [noun, within, value].join('\n');
    const field = [file, ...path].join('\n');
    const also = seen.get(key);
    const expected = `a unique ${noun}`;
    if (also === undefined) seen.set(key, `${file}:${reader.lineOf(file, path)}`);
    else if (!found.has(field))
      found.set(field, { file, path, expected, found: `"${value}", also in ${also}` });
  }
  return [...found.values()];
}
