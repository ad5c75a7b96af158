import { testContent } from '../content/test-content.fixture';
import type { Service } from '../schema/service';
import { townBySlug } from '../towns/towns';
import { popularServices } from './popular-services';

const [first, second, third, ...others] = testContent.services;
const larkin = townBySlug(testContent.towns, 'larkin');
const [office] = larkin.civic;
if (!first || !second || !third || !office) throw new Error('Too little content');
const hospital = { ...larkin, civic: [{ ...office, kind: 'hospital' as const }] };
const plain: Service[] = [first, second, third, ...others].map(
  ({ popularWith: _, ...service }) => service,
);

it("names the services that go with the town's offices first", () => {
  const services = plain.with(2, { ...third, popularWith: ['hospital'] });
  expect(popularServices(services, hospital).map(({ slug }) => slug)).toEqual([
    third.slug,
    first.slug,
  ]);
});

it('names the first two in a town without such an office, and at most four anywhere', () => {
  const slugs = (services: typeof plain) =>
    popularServices(services, hospital).map(({ slug }) => slug);
  expect(slugs(plain)).toEqual([first.slug, second.slug]);
  expect(slugs(plain.map((service) => ({ ...service, popularWith: ['hospital'] })))).toHaveLength(
    4,
  );
});
