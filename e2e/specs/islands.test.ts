import { islandModules } from '../../scripts/build/islands/modules';
import { islands } from './islands';

it('has a row for each island', () => {
  const names = islandModules.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(Object.keys(islands).toSorted()).toEqual(names.toSorted());
});
