import { madeFolders, routes, sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { Redirect } from '../schema/redirects';
import type { Finding, Path } from './problem';
import type { Reader, Source } from './reader';

/** What rules that look at several files see of the content. */
export interface Listed extends Pick<Source, 'publicFiles'> {
  content: Content;
  /** Those in content/redirects.yaml, of the content's own. */
  redirects: readonly Redirect[];
  reader: Reader;
}

/**
 * A value that no other of its kind may have, and where it is.
 *
 * @param within where else it mustn't be; anywhere, if nothing is given.
 */
const own = (file: string, path: Path, value: string, within = '') => ({
  kind: String(path.at(-1)),
  ...{ file: `content/${file}`, path, value, within },
});

/** Slugs, names, descriptions and titles of records, and what a list has. */
function ownValues({ content, redirects, reader }: Listed) {
  const { services, towns, localitiesWithoutPage, legalPages } = content;
  return [
    ...towns.flatMap(({ slug, name, state, description, attractions }) => {
      const file = `towns/${slug}.yaml`;
      return [
        own(file, ['name'], `${name}, ${state}`, 'the finder'),
        own(file, ['name'], name, 'towns'),
        ...(description ? [own(file, ['description'], description)] : []),
        ...attractions.flatMap(({ slug, name }, index) => [
          own(file, ['attractions', index, 'slug'], slug),
          own(file, ['attractions', index, 'name'], name, 'attractions'),
        ]),
      ];
    }),
    ...localitiesWithoutPage.map(({ name, state }, index) => {
      const path = ['localities', index, 'name'];
      return own('localities-without-page.yaml', path, `${name}, ${state}`, 'the finder');
    }),
    ...services.map(({ slug, title }) => own(`services/${slug}.yaml`, ['title'], title)),
    ...legalPages.map(({ slug, title }) => own(`legal/${slug}.md`, ['title'], title)),
    ...redirects.map(({ from }, index) => {
      return { ...own('redirects.yaml', ['redirects', index, 'from'], from), kind: 'path' };
    }),
    ...reader.references().flatMap(({ path, ...reference }) => {
      const within = `${reference.file} ${path.slice(0, -1).join('.')}`;
      return typeof path.at(-1) === 'number' ? [{ ...reference, path, within }] : [];
    }),
  ];
}

/** Values that two records share, of which the later file's is wrong, or a list has twice, and legal pages in the place of something else. */
export function uniqueness(read: Listed): Finding[] {
  const { content, reader } = read;
  const seen = new Map<string, string>();
  const order = [...reader.texts.keys()];
  const values = ownValues(read).toSorted((a, b) => order.indexOf(a.file) - order.indexOf(b.file));
  const duplicates = values.flatMap(({ kind, file, path, value, within }): Finding[] => {
    const key = [kind, within, value].join('\n');
    const also = seen.get(key);
    if (also !== undefined) {
      return [{ file, path, expected: `a unique ${kind}`, found: `"${value}", also in ${also}` }];
    }
    seen.set(key, `${file}:${reader.lineOf(file, path)}`);
    return [];
  });
  const taken = new Set([
    ...[...sitePaths({ ...content, legalPages: [] }), '/404/', '/index/', ...madeFolders],
    ...read.publicFiles.map((name) => `/${name.split('/')[0]}/`),
  ]);
  const lost = content.legalPages.filter(({ slug }) => taken.has(routes.legal(slug)));
  return [
    ...duplicates,
    ...lost.map(({ slug }) => ({
      file: `content/legal/${slug}.md`,
      expected: 'another file name',
      found: `"${slug}", which the site has already`,
    })),
  ];
}
