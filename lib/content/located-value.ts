import { businessFileOf } from '../schema/business';
import type { Content } from '../schema/content';
import { type FindLine, fieldName, type Problem } from './problem';

/** A value in content that is checked against other files, and where it is. */
export interface LocatedValue {
  file: string;
  path: readonly PropertyKey[];
  value: string;
}

export function problemAt(
  { file, path }: LocatedValue,
  findLine: FindLine,
  expected: string,
  found: string,
): Problem {
  return { file, line: findLine(file, path), field: fieldName(path), expected, found };
}

export function listInBusiness(
  business: Content['business'],
  field: 'mainTowns' | 'notOnLocations' | 'services',
): LocatedValue[] {
  return business[field].map((value, index) => ({
    file: businessFileOf(field),
    path: [field, index],
    value,
  }));
}

/** @param pick the values of one town's file, each with its path there. */
export function valuesInTowns(
  towns: Content['towns'],
  pick: (town: Content['towns'][number]) => [path: PropertyKey[], value: string][],
): LocatedValue[] {
  return towns.flatMap((town) =>
    pick(town).map(([path, value]) => ({
      file: `content/towns/${town.slug}.yaml`,
      path,
      value,
    })),
  );
}

/** The towns that towns name as near. */
export const neighbors = (towns: Content['towns']) =>
  valuesInTowns(towns, ({ nearbyLocations = [] }) =>
    nearbyLocations.map((slug, index) => [['nearbyLocations', index], slug]),
  );
