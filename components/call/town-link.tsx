import { routes } from '@/lib/routes';
import type { Town } from '@/lib/schema/town';

/** A link to a town's page, in the middle of a sentence of the dark band. */
export function TownLink({ town: { name, slug } }: { town: Pick<Town, 'name' | 'slug'> }) {
  return (
    <a className="underline" href={routes.town(slug)}>
      {`our ${name} page`}
    </a>
  );
}
