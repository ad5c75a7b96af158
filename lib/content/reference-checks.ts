import { businessFileOf } from '../schema/business';
import type { Content } from '../schema/content';
import { type LocatedValue, listInBusiness, neighbors, problemAt } from './located-value';
import type { FindLine, Problem } from './problem';

/** The slugs of all files of a folder, whether their content is valid or not. */
interface Slugs {
  towns: ReadonlySet<string>;
  services: ReadonlySet<string>;
}

/** Slugs that name no town or service, and towns that are their own neighbors. */
export function referenceProblems(
  { business, checklist, towns }: Content,
  slugs: Slugs,
  findLine: FindLine,
): Problem[] {
  const unknown = (known: ReadonlySet<string>, kind: string, references: LocatedValue[]) =>
    references
      .filter(({ value }) => !known.has(value))
      .map((reference) =>
        problemAt(reference, findLine, `the slug of a ${kind}`, `"${reference.value}"`),
      );

  const townReferences = [
    { file: businessFileOf('home'), path: ['home', 'town'], value: business.home.town },
    ...listInBusiness(business, 'mainTowns'),
    ...listInBusiness(business, 'notOnLocations'),
    ...neighbors(towns),
    ...(business.prices.travel ?? []).flatMap((price, index) =>
      price.towns.map((value, town) => ({
        file: businessFileOf('prices'),
        path: ['prices', 'travel', index, 'towns', town],
        value,
      })),
    ),
    ...towns.flatMap(({ slug, roadMiles = [] }) =>
      roadMiles.map(({ to }, index) => ({
        file: `content/towns/${slug}.yaml`,
        path: ['roadMiles', index, 'to'],
        value: to,
      })),
    ),
  ];
  const serviceReferences = [
    ...listInBusiness(business, 'services'),
    ...checklist.flatMap(({ services = [] }, item) =>
      services.map((value, index) => ({
        file: 'content/checklist.yaml',
        path: ['items', item, 'services', index],
        value,
      })),
    ),
  ];
  const ownNeighbors = towns.flatMap((town) =>
    neighbors([town])
      .filter(({ value }) => value === town.slug)
      .map((own) => problemAt(own, findLine, 'another town', `"${own.value}", the town itself`)),
  );
  return [
    ...unknown(slugs.towns, 'town', townReferences),
    ...unknown(slugs.services, 'service', serviceReferences),
    ...ownNeighbors,
  ];
}
