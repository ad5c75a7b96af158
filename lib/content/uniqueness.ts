import type { BusinessRecord } from '../schema/business';
import type { Content } from '../schema/content';
import type { Redirect } from '../schema/redirects';
import type { Finding, Path } from './problem';
import type { Reader } from './reader';
import { aliasPaths } from './redirects';

/** What was read, for rules that look at several files. */
export interface Read {
  content: Content;
  record: BusinessRecord;
  /** Only those that content/redirects.yaml has. */
  redirects: readonly Redirect[];
  reader: Reader;
}

/**
 * A value that no other of its kind may have, and where it is.
 *
 * @param within where no other may have it: everywhere, by default.
 */
const unique = (file: string, path: Path, value: string, within = '') => ({
  kind: String(path.at(-1)),
  file: `content/${file}`,
  path,
  value,
  within,
});

/** Slugs, names, descriptions and titles of records, paths, and the entries of lists. */
function uniqueValues({ content, redirects, reader }: Read) {
  const { services, towns, localitiesWithoutPage, legalPages } = content;
  return [
    ...towns.flatMap(({ slug, name, state, description, attractions }) => {
      const file = `towns/${slug}.yaml`;
      return [
        unique(file, ['name'], `${name}, ${state}`, 'the finder'),
        unique(file, ['name'], name, 'towns'),
        ...(description ? [unique(file, ['description'], description)] : []),
        ...attractions.flatMap(({ slug, name }, index) => [
          unique(file, ['attractions', index, 'slug'], slug),
          unique(file, ['attractions', index, 'name'], name, 'attractions'),
        ]),
      ];
    }),
    ...localitiesWithoutPage.map(({ name, state }, index) => {
      const path = ['localities', index, 'name'];
      return unique('localities-without-page.yaml', path, `${name}, ${state}`, 'the finder');
    }),
    ...services.flatMap(({ slug, title, description }) => [
      unique(`services/${slug}.yaml`, ['title'], title),
      unique(`services/${slug}.yaml`, ['description'], description),
    ]),
    ...legalPages.map(({ slug, title }) => unique(`legal/${slug}.md`, ['title'], title)),
    ...[
      ...aliasPaths(content),
      ...redirects.map(({ from }, index) => {
        return { file: 'redirects.yaml', path: ['redirects', index, 'from'], from };
      }),
    ].map(({ file, path, from }) => ({ ...unique(file, path, from), kind: 'address' })),
    ...reader.references().flatMap(({ path, ...reference }) => {
      const within = `${reference.file} ${path.slice(0, -1).join('.')}`;
      return typeof path.at(-1) === 'number' ? [{ ...reference, path, within }] : [];
    }),
  ];
}

/** Values that two records share, or that a list has twice: the later one is wrong. */
export function uniqueness(read: Read): Finding[] {
  const { reader } = read;
  const seen = new Map<string, string>();
  const order = [...reader.source.texts.keys()];
  const values = uniqueValues(read).toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
  return values.flatMap(({ kind, file, path, value, within }): Finding[] => {
    const key = [kind, within, value].join('\n');
    const also = seen.get(key);
    if (also !== undefined) {
      const expected = `a unique ${kind === 'slug' ? 'end of its web address' : kind}`;
      return [{ file, path, expected, found: `"${value}", also in ${also}` }];
    }
    seen.set(key, `${file}:${reader.lineOf(file, path)}`);
    return [];
  });
}
