import { routes } from '@/lib/routes';

/** The answer of a page without a town of its own to "where". */
export function AreaLink({ area }: { area: string }) {
  return (
    <a className="text-link" href={routes.areas}>
      {area}
    </a>
  );
}
