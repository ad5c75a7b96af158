import { fileNames } from '../file-names';
import { madeFolders, routes, sitePaths } from '../routes';
import type { Content } from '../schema/content';
import {
  type LocatedValue,
  listInBusiness,
  neighbors,
  problemAt,
  valuesInTowns,
} from './located-value';
import { publicFolder } from './pictures';
import type { FindLine, Problem } from './problem';

/** Slugs, names, descriptions and titles that two records share, and towns that a list has twice. */
export function uniquenessProblems(content: Content, findLine: FindLine): Problem[] {
  const { business, services, towns, localitiesWithoutPage, legalPages } = content;

  const duplicates = (kind: string, values: LocatedValue[]) => {
    const seen = new Map<string, LocatedValue>();
    return values.flatMap((value) => {
      const earlier = seen.get(value.value);
      if (!earlier) {
        seen.set(value.value, value);
        return [];
      }
      const location = `${earlier.file}:${findLine(earlier.file, earlier.path)}`;
      const found = `"${value.value}", also in ${location}`;
      return [problemAt(value, findLine, `a unique ${kind}`, found)];
    });
  };
  const attractionFields = (field: 'slug' | 'name') =>
    valuesInTowns(towns, ({ attractions }) =>
      attractions.map((attraction, index) => [['attractions', index, field], attraction[field]]),
    );
  const townNames = valuesInTowns(towns, ({ name }) => [[['name'], name]]);
  const localityNames = [
    ...valuesInTowns(towns, ({ name, state }) => [[['name'], `${name}, ${state}`]]),
    ...localitiesWithoutPage.map(({ name, state }, index) => ({
      file: 'content/localities-without-page.yaml',
      path: ['localities', index, 'name'],
      value: `${name}, ${state}`,
    })),
  ];
  const townDescriptions = valuesInTowns(towns, ({ description }) =>
    description ? [[['description'], description]] : [],
  );
  const others = new Set([
    ...[...sitePaths({ ...content, legalPages: [] }), '/404/', '/index/', ...madeFolders],
    ...fileNames(publicFolder()).map((name) => `/${name.split('/')[0]}/`),
  ]);
  const lost = legalPages
    .filter(({ slug }) => others.has(routes.legal(slug)))
    .map(({ slug }) => ({ file: `content/legal/${slug}.md`, path: [], value: slug }));
  const titles = [
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
  ];

  return [
    ...lost.map((page) =>
      problemAt(page, findLine, 'another file name', `"${page.value}", which the site has already`),
    ),
    ...duplicates('slug', listInBusiness(business, 'services')),
    ...duplicates('slug', attractionFields('slug')),
    ...duplicates('name', attractionFields('name')),
    ...duplicates('name', townNames),
    ...duplicates('name', localityNames),
    ...duplicates('description', townDescriptions),
    ...duplicates('title', titles),
    ...duplicates('town', listInBusiness(business, 'mainTowns')),
    ...duplicates('town', listInBusiness(business, 'notOnLocations')),
    ...towns.flatMap((town) => duplicates('town', neighbors([town]))),
  ];
}
