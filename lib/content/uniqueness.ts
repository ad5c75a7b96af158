import { type PageWords, pageWords, titleOf } from '../page-words';
import { singlePages } from '../schema/pages/page-names';
import type { Finding, Path } from './problem';
import { aliasPaths } from './redirects';
import type { ContentRead } from './rules';

/** A value that no other of its kind may have: in the whole site, or only `within` something. */
const unique = (file: string, path: Path, value: string, within = '') => ({
  kind: String(path.at(-1)),
  file: `content/${file}`,
  path,
  value,
  within,
});

/** What must be unique: titles and texts in search results, slugs, names, paths, lists' entries. */
function uniqueValues({ content, redirects, reader }: ContentRead) {
  const { business, pages, services, towns, localitiesWithoutPage, legalPages } = content;
  const [title, text] = [['title'], ['description']];
  const page = (
    words: PageWords,
    file: string,
    titleField: Path = title,
    textField: Path = text,
    textFile = file,
  ) => [
    { ...unique(file, titleField, titleOf(words, business)), kind: 'title in search results' },
    { ...unique(textFile, textField, words.description), kind: 'search description' },
  ];
  return [
    ...page(pageWords.home(content), 'pages/home.yaml', title, text, 'business/about.yaml'),
    ...singlePages().flatMap((name) => page(pageWords.single(name, pages), `pages/${name}.yaml`)),
    ...legalPages.flatMap((one) => page(pageWords.legal(one), `legal/${one.slug}.md`)),
    ...services.flatMap((service) => {
      const file = `services/${service.slug}.yaml`;
      const titleField = service.pageTitle ? ['pageTitle'] : title;
      const textField = service.pageDescription ? ['pageDescription'] : text;
      return [
        unique(file, title, service.title),
        unique(file, text, service.description),
        ...page(pageWords.service(service), file, titleField, textField),
      ];
    }),
    ...towns.flatMap((town) => {
      const file = `towns/${town.slug}.yaml`;
      return [
        unique(file, ['name'], `${town.name}, ${town.state}`, 'the finder'),
        unique(file, ['name'], town.name, 'towns'),
        ...page(pageWords.town(town, content), file, ['name']),
        ...town.attractions.flatMap((attraction, index) => {
          const at = (key: string) => ['attractions', index, key];
          const words = pageWords.attraction({ ...attraction, town });
          const titleField = at(attraction.pageTitle ? 'pageTitle' : 'name');
          return [
            unique(file, at('slug'), attraction.slug),
            unique(file, at('name'), attraction.name, 'attractions'),
            ...page(words, file, titleField, at('description')),
          ];
        }),
      ];
    }),
    ...localitiesWithoutPage.map(({ name, state }, index) => {
      const path = ['localities', index, 'name'];
      return unique('localities-without-page.yaml', path, `${name}, ${state}`, 'the finder');
    }),
    ...[
      ...aliasPaths(content),
      ...redirects.map(({ from }, index) => {
        return { file: 'redirects.yaml', path: ['redirects', index, 'from'], from };
      }),
    ].map(({ file, path, from }) => ({ ...unique(file, path, from), kind: 'address' })),
    ...reader.references
      // Two entries may name the same page, or as many miles.
      .filter(({ kind, path }) => !/^(?:link|miles)$/.test(kind) && typeof path.at(-1) === 'number')
      .map((entry) => ({ ...entry, within: `${entry.file} ${entry.path.slice(0, -1).join('.')}` })),
  ];
}

/** No two records share such a value, and no list has one twice. The later one is wrong. */
export function uniqueness(read: ContentRead): Finding[] {
  const { reader } = read;
  const seen = new Map<string, string>();
  /** By its field, which is reported once. */
  const found = new Map<string, Finding>();
  const files = [...reader.source.texts.keys()];
  const order = new Map(files.map((file, index) => [file, index]));
  const orderOf = ({ file }: { file: string }) => order.get(file) ?? -1;
  const values = uniqueValues(read).toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const { kind, file, path, value, within } of values) {
    const key = [kind, within, value].join('\n');
    const field = [file, ...path].join('\n');
    const also = seen.get(key);
    const expected = `a unique ${kind === 'slug' ? 'end of its web address' : kind}`;
    if (also === undefined) seen.set(key, `${file}:${reader.lineOf(file, path)}`);
    else if (!found.has(field))
      found.set(field, { file, path, expected, found: `"${value}", also in ${also}` });
  }
  return [...found.values()];
}
