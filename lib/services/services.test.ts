import { testContent } from '../content/test-content.fixture';
import { relatedServices, serviceBySlug } from './services';

const { services } = testContent;
const slugs = services.map(({ slug }) => slug);

it('relates a service to the first three others', () => {
  const second = serviceBySlug(services, slugs[1] ?? '');
  expect(relatedServices(services, second).map(({ slug }) => slug)).toEqual([
    slugs[0],
    slugs[2],
    slugs[3],
  ]);
});

it("names the slug that doesn't exist", () => {
  expect(() => serviceBySlug(services, 'spells')).toThrow('There is no service "spells"');
});
