import type { Service } from '../schema/service';
import type { Town } from '../schema/town';

/** How many other services a service page links to (decision 0005). */
const relatedCount = 3;

/** The first three of the other services, in the site's order; fewer if there are no more. */
export function relatedServices(services: readonly Service[], current: Service): Service[] {
  return services.filter(({ slug }) => slug !== current.slug).slice(0, relatedCount);
}

/** The service that says how a visit to a hospital, or to any place with rules of its own, goes. */
export const visitsGuide = (services: readonly Service[], to: 'hospital' | 'any') =>
  services.find(({ visits }) => visits?.some(({ kind }) => to === 'any' || kind === to));

const popularCount = 4;

/**
 * The services most asked for in a town: those that go with its offices, such as a hospital, and
 * then the first ones.
 *
 * @param services every service, in the order of the site.
 */
export function popularServices(
  services: readonly Service[],
  civic: readonly Pick<Town['civic'][number], 'kind'>[],
): Service[] {
  const kinds = civic.map(({ kind }) => kind);
  const fitting = services.filter(({ popularWith }) =>
    popularWith?.some((kind) => kinds.includes(kind)),
  );
  const others = services.filter((service) => !fitting.includes(service));
  return [...fitting, ...others].slice(0, popularCount);
}
