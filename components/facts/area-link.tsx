import { routes } from '@/lib/routes';

/** The answer to "Where" on pages that aren't about one town. */
export function AreaLink({ area }: { area: string }) {
  return (
    <a className="text-link" href={routes.areas}>
      {area}
    </a>
  );
}
