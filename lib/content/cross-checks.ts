import { sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { FindLine, Problem } from './problem';
import { fieldName } from './yaml-document';

type Checked = { file: string; path: readonly PropertyKey[]; value: string };

/** The slugs of all files of a folder, whether what stands in them is right or wrong. */
interface Slugs {
  towns: ReadonlySet<string>;
  services: ReadonlySet<string>;
}

/** What no file can know alone: references that must exist and names that must be unique. */
export function crossProblems(content: Content, slugs: Slugs, findLine: FindLine): Problem[] {
  const { business, services, checklist, towns, localitiesWithoutPage, legalPages } = content;
  const problem = ({ file, path }: Checked, expected: string, found: string) => ({
    file,
    line: findLine(file, path),
    field: fieldName(path),
    expected,
    found,
  });

  const missing = (known: ReadonlySet<string>, kind: string, list: Checked[]) =>
    list
      .filter(({ value }) => !known.has(value))
      .map((item) => problem(item, `the slug of a ${kind}`, `"${item.value}"`));

  const duplicates = (what: string, list: Checked[]) => {
    const first = new Map<string, Checked>();
    return list.flatMap((item) => {
      const earlier = first.get(item.value);
      if (!earlier) {
        first.set(item.value, item);
        return [];
      }
      const where = `${earlier.file}:${findLine(earlier.file, earlier.path)}`;
      return [problem(item, `a ${what} of its own`, `"${item.value}", also in ${where}`)];
    });
  };

  const inBusiness = (path: 'mainTowns' | 'notOnLocations' | 'services'): Checked[] =>
    business[path].map((value, index) => ({
      file: 'content/business.yaml',
      path: [path, index],
      value,
    }));
  const inTowns = (pick: (town: Content['towns'][number]) => [PropertyKey[], string][]) =>
    towns.flatMap((town) =>
      pick(town).map(([path, value]) => ({
        file: `content/towns/${town.slug}.yaml`,
        path,
        value,
      })),
    );
  const unlisted = services
    .filter(({ slug }) => !business.services.includes(slug))
    .map(({ slug }) => ({ file: `content/services/${slug}.yaml`, path: [], value: slug }));

  return [
    ...missing(slugs.towns, 'town', [
      { file: 'content/business.yaml', path: ['home', 'town'], value: business.home.town },
      ...inBusiness('mainTowns'),
      ...inBusiness('notOnLocations'),
      ...inTowns(({ nearbyLocations = [] }) =>
        nearbyLocations.map((slug, index) => [['nearbyLocations', index], slug]),
      ),
    ]),
    ...missing(slugs.services, 'service', [
      ...inBusiness('services'),
      ...checklist.flatMap(({ services = [] }, item) =>
        services.map((value, index) => ({
          file: 'content/checklist.yaml',
          path: ['items', item, 'services', index],
          value,
        })),
      ),
    ]),
    ...unlisted.map((item) =>
      problem(item, 'its slug in the list services of content/business.yaml', 'none there'),
    ),
    ...duplicates('slug', inBusiness('services')),
    ...duplicates(
      'slug',
      inTowns(({ attractions }) =>
        attractions.map(({ slug }, index) => [['attractions', index, 'slug'], slug]),
      ),
    ),
    ...duplicates(
      'name',
      inTowns(({ attractions }) =>
        attractions.map(({ name }, index) => [['attractions', index, 'name'], name]),
      ),
    ),
    ...duplicates(
      'name',
      inTowns(({ name }) => [[['name'], name]]),
    ),
    ...duplicates('name', [
      ...inTowns(({ name, state }) => [[['name'], `${name}, ${state}`]]),
      ...localitiesWithoutPage.map(({ name, state }, index) => ({
        file: 'content/localities-without-page.yaml',
        path: ['places', index, 'name'],
        value: `${name}, ${state}`,
      })),
    ]),
    ...duplicates(
      'description',
      inTowns(({ description }) => (description ? [[['description'], description]] : [])),
    ),
    ...duplicates('title', [
      ...services.map(({ slug, title }) => ({
        file: `content/services/${slug}.yaml`,
        path: ['title'],
        value: title,
      })),
      ...legalPages.map(({ slug, title }) => ({
        file: `content/legal/${slug}.md`,
        path: ['title'],
        value: title,
      })),
    ]),
  ];
}

/** Redirects that lead away from a page, or nowhere. Only for content that is whole. */
export function redirectProblems(content: Content, findLine: FindLine): Problem[] {
  const paths = new Set(sitePaths(content));
  const file = 'content/redirects.yaml';
  const seen = new Set<string>();
  return content.redirects.flatMap(({ from, to }, index) => {
    const at = (field: 'from' | 'to', expected: string, found: string) => ({
      file,
      line: findLine(file, ['redirects', index, field]),
      field: `redirects[${index}].${field}`,
      expected,
      found,
    });
    const again = seen.has(from);
    seen.add(from);
    return [
      ...(paths.has(from) ? [at('from', 'a path that is gone', `the page ${from}`)] : []),
      ...(again ? [at('from', 'each path once', `"${from}" again`)] : []),
      ...(paths.has(to) ? [] : [at('to', 'the path of a page', `"${to}"`)]),
    ];
  });
}
