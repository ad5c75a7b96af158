import { fileNames } from '../file-names';
import { madeFolders, routes, sitePaths } from '../routes';
import { publicFolder } from './pictures';
import type { Finding, Path } from './problem';
import type { Read } from './rules';

/** A value that no other of its kind may have, and where it is. */
interface Own {
  kind: string;
  file: string;
  path: Path;
  value: string;
  /** Where else it mustn't be; anywhere, if nothing is given. */
  within?: string;
}

/** Slugs, names, descriptions and titles of records, and what a list has. */
function own({ content, redirects, reader }: Read): Own[] {
  const { services, towns, localitiesWithoutPage, legalPages } = content;
  const ofTowns = towns.flatMap(({ slug, name, state, description, attractions }) => {
    const file = `content/towns/${slug}.yaml`;
    return [
      { kind: 'name', file, path: ['name'], value: `${name}, ${state}`, within: 'the finder' },
      { kind: 'name', file, path: ['name'], value: name, within: 'towns' },
      ...(description
        ? [{ kind: 'description', file, path: ['description'], value: description }]
        : []),
      ...attractions.flatMap(({ slug, name }, index) => [
        { kind: 'slug', file, path: ['attractions', index, 'slug'], value: slug },
        {
          kind: 'name',
          file,
          path: ['attractions', index, 'name'],
          value: name,
          within: 'attractions',
        },
      ]),
    ];
  });
  const titled = [
    ...services.map(({ slug, title }) => ({ file: `content/services/${slug}.yaml`, value: title })),
    ...legalPages.map(({ slug, title }) => ({ file: `content/legal/${slug}.md`, value: title })),
  ];
  return [
    ...ofTowns,
    ...localitiesWithoutPage.map(({ name, state }, index) => ({
      kind: 'name',
      file: 'content/localities-without-page.yaml',
      path: ['localities', index, 'name'],
      value: `${name}, ${state}`,
      within: 'the finder',
    })),
    ...titled.map((title) => ({ kind: 'title', path: ['title'], ...title })),
    ...redirects.map(({ from }, index) => ({
      kind: 'path',
      file: 'content/redirects.yaml',
      path: ['redirects', index, 'from'],
      value: from,
    })),
    ...reader.references().flatMap(({ path, ...reference }) => {
      const within = `${reference.file} ${path.slice(0, -1).join('.')}`;
      return typeof path.at(-1) === 'number' ? [{ ...reference, path, within }] : [];
    }),
  ];
}

/** Values that two records share or a list has twice, and legal pages in the place of something else. */
export function uniqueness(read: Read): Finding[] {
  const { content, reader } = read;
  const seen = new Map<string, string>();
  const duplicates = own(read).flatMap(({ within = '', ...value }): Finding[] => {
    const key = [value.kind, within, value.value].join('\n');
    const also = seen.get(key);
    if (also !== undefined) return [{ code: 'duplicate', ...value, also }];
    seen.set(key, `${value.file}:${reader.lineOf(value.file, value.path)}`);
    return [];
  });
  const taken = new Set([
    ...[...sitePaths({ ...content, legalPages: [] }), '/404/', '/index/', ...madeFolders],
    ...fileNames(publicFolder()).map((name) => `/${name.split('/')[0]}/`),
  ]);
  const lost = content.legalPages.filter(({ slug }) => taken.has(routes.legal(slug)));
  return [
    ...duplicates,
    ...lost.map(({ slug: value }) => {
      return { code: 'taken-name' as const, file: `content/legal/${value}.md`, value };
    }),
  ];
}
