import { fileNames } from '../file-names';
import { madeFolders, routes, sitePaths } from '../routes';
import type { Content } from '../schema/content';
import { publicFolder } from './pictures';
import type { Finding, Path } from './problem';
import type { Read } from './rules';

/** A value in content, and where it is. */
interface Located {
  file: string;
  path: Path;
  value: string;
}

/** Values of which no two may be alike, by what they are called. */
function mustDiffer({ content, redirects }: Read): [kind: string, values: Located[]][] {
  const { services, towns, localitiesWithoutPage, legalPages } = content;
  const ofTowns = (
    pick: (town: Content['towns'][number]) => [path: Path, value: string | undefined][],
  ) =>
    towns.flatMap((town) =>
      pick(town).flatMap(([path, value]) =>
        value === undefined ? [] : [{ file: `content/towns/${town.slug}.yaml`, path, value }],
      ),
    );
  const ofAttractions = (field: 'slug' | 'name') =>
    ofTowns(({ attractions }) =>
      attractions.map((attraction, index) => [['attractions', index, field], attraction[field]]),
    );
  const titles = [
    ...services.map(({ slug, title }) => ({ file: `content/services/${slug}.yaml`, title })),
    ...legalPages.map(({ slug, title }) => ({ file: `content/legal/${slug}.md`, title })),
  ];
  const localities = localitiesWithoutPage.map(({ name, state }, index) => ({
    file: 'content/localities-without-page.yaml',
    path: ['localities', index, 'name'],
    value: `${name}, ${state}`,
  }));
  return [
    ['slug', ofAttractions('slug')],
    ['name', ofAttractions('name')],
    ['name', ofTowns(({ name }) => [[['name'], name]])],
    ['name', [...ofTowns(({ name, state }) => [[['name'], `${name}, ${state}`]]), ...localities]],
    ['description', ofTowns(({ description }) => [[['description'], description]])],
    ['title', titles.map(({ file, title }) => ({ file, path: ['title'], value: title }))],
    [
      'path',
      redirects.map(({ from }, index) => ({
        file: 'content/redirects.yaml',
        path: ['redirects', index, 'from'],
        value: from,
      })),
    ],
  ];
}

/** Slugs, names, descriptions and titles that two records share, and towns that a list has twice. */
export function uniqueness(read: Read): Finding[] {
  const { content, reader } = read;
  const duplicates = (kind: string, values: Located[], keyOf = ({ value }: Located) => value) => {
    const seen = new Map<string, Located>();
    return values.flatMap(({ file, path, value }): Finding[] => {
      const key = keyOf({ file, path, value });
      const earlier = seen.get(key);
      if (!earlier) {
        seen.set(key, { file, path, value });
        return [];
      }
      const also = `${earlier.file}:${reader.lineOf(earlier.file, earlier.path)}`;
      return [{ code: 'duplicate', file, path, kind, value, also }];
    });
  };
  const listed = reader.references().filter(({ path }) => typeof path.at(-1) === 'number');
  const list = ({ file, path, value }: Located) =>
    [file, ...path.slice(0, -1), value].map(String).join(' ');
  const others = new Set([
    ...[...sitePaths({ ...content, legalPages: [] }), '/404/', '/index/', ...madeFolders],
    ...fileNames(publicFolder()).map((name) => `/${name.split('/')[0]}/`),
  ]);
  return [
    ...mustDiffer(read).flatMap(([kind, values]) => duplicates(kind, values)),
    ...['town', 'service', 'file'].flatMap((kind) =>
      duplicates(
        kind,
        listed.filter((reference) => reference.kind === kind),
        list,
      ),
    ),
    ...content.legalPages
      .filter(({ slug }) => others.has(routes.legal(slug)))
      .map(({ slug }) => ({
        code: 'taken-name' as const,
        file: `content/legal/${slug}.md`,
        value: slug,
      })),
  ];
}
