import { type PageWords, pageWords, titleOf } from '../page-words';
import type { BusinessRecord } from '../schema/business';
import type { Content } from '../schema/content';
import { singlePages } from '../schema/pages/page-names';
import type { Redirect } from '../schema/redirects';
import type { Finding, Path } from './problem';
import type { Reader } from './reader';
import { aliasPaths } from './redirects';

/** What was read, for rules that look at several files. */
export interface ContentRead {
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

/** What each page says of itself in search results, from these fields. */
function uniqueWords({ content }: ContentRead) {
  const { business, pages, services, towns, legalPages } = content;
  const of = (words: PageWords, file: string, title: Path, description: Path, also = file) => [
    { ...unique(file, title, titleOf(words, business)), kind: 'title in search results' },
    { ...unique(also, description, words.description), kind: 'search description' },
  ];
  const [title, text] = [['title'], ['description']];
  return [
    of(pageWords.home(content), 'pages/home.yaml', title, text, 'business/about.yaml'),
    ...singlePages().map((page) =>
      of(pageWords.single(page, pages), `pages/${page}.yaml`, title, text),
    ),
    ...services.map((service) => {
      const field = service.pageTitle ? ['pageTitle'] : title;
      const description = service.pageDescription ? ['pageDescription'] : text;
      return of(pageWords.service(service), `services/${service.slug}.yaml`, field, description);
    }),
    ...towns.flatMap((town) => {
      const file = `towns/${town.slug}.yaml`;
      const places = town.attractions.map((place, index) => {
        const at = (key: string) => ['attractions', index, key];
        const words = pageWords.attraction({ ...place, town });
        return of(words, file, at(place.pageTitle ? 'pageTitle' : 'name'), at('description'));
      });
      return [of(pageWords.town(town, content), file, ['name'], text), ...places];
    }),
    ...legalPages.map((page) => of(pageWords.legal(page), `legal/${page.slug}.md`, title, text)),
  ].flat();
}

/** Slugs, names and titles of records, paths, and the entries of lists. */
function uniqueValues(read: ContentRead) {
  const { content, redirects, reader } = read;
  const { services, towns, localitiesWithoutPage } = content;
  return [
    ...towns.flatMap(({ slug, name, state, attractions }) => {
      const file = `towns/${slug}.yaml`;
      return [
        unique(file, ['name'], `${name}, ${state}`, 'the finder'),
        unique(file, ['name'], name, 'towns'),
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
    ...[
      ...aliasPaths(content),
      ...redirects.map(({ from }, index) => {
        return { file: 'redirects.yaml', path: ['redirects', index, 'from'], from };
      }),
    ].map(({ file, path, from }) => ({ ...unique(file, path, from), kind: 'address' })),
    ...reader.references.flatMap(({ path, ...reference }) => {
      const within = `${reference.file} ${path.slice(0, -1).join('.')}`;
      // Two entries may name the same page, or as many miles.
      const isName = !/^(?:link|miles)$/.test(reference.kind);
      return isName && typeof path.at(-1) === 'number' ? [{ ...reference, path, within }] : [];
    }),
    ...uniqueWords(read),
  ];
}

/** Values that two records share, or that a list has twice: the later one is wrong. */
export function uniqueness(read: ContentRead): Finding[] {
  const { reader } = read;
  const seen = new Map<string, string>();
  const told = new Set<string>();
  const order = [...reader.source.texts.keys()];
  const values = uniqueValues(read).toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
  return values.flatMap(({ kind, file, path, value, within }): Finding[] => {
    const key = [kind, within, value].join('\n');
    const also = seen.get(key);
    if (also !== undefined) {
      const field = [file, ...path].join('\n');
      if (told.has(field)) return [];
      told.add(field);
      const expected = `a unique ${kind === 'slug' ? 'end of its web address' : kind}`;
      return [{ file, path, expected, found: `"${value}", also in ${also}` }];
    }
    seen.set(key, `${file}:${reader.lineOf(file, path)}`);
    return [];
  });
}
