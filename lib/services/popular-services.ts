import type { Service } from '../schema/service';
import type { Town } from '../schema/town';

/** How many services a town's page names first. */
const [fewest, most] = [2, 4];

/**
 * The services to name first in a town: those that go with its offices, such as a hospital, and
 * otherwise the first ones.
 *
 * @param services every service, in the order of the site.
 */
export function popularServices(services: readonly Service[], { civic }: Town): Service[] {
  const kinds = civic.map(({ kind }) => kind);
  const fitting = services.filter(({ popularWith }) =>
    popularWith?.some((kind) => kinds.includes(kind)),
  );
  const others = services.filter((service) => !fitting.includes(service));
  return [...fitting, ...others].slice(0, Math.min(Math.max(fitting.length, fewest), most));
}
