import { ArrowLeft } from 'lucide-react';
import { routes } from '@/lib/routes';
import type { TownProps } from './town-facts';

const look =
  'inline-flex min-h-11 items-center gap-2 decoration-2 decoration-gold-400 underline-offset-4 hover:underline';

/** Links to the previous and the next town: beside the breadcrumbs, on a phone below the map. */
export function TownPager({ prev, next }: TownProps) {
  return (
    <nav
      aria-label="Previous and next town"
      className="mt-4 flex flex-wrap justify-between gap-4 text-sm md:absolute md:top-4 md:right-6 md:mt-0 print:hidden"
    >
      <a className={look} href={routes.town(prev.slug)} rel="prev">
        <ArrowLeft className="size-4" />
        {prev.name}
      </a>
      <a className={look} href={routes.town(next.slug)} rel="next">
        {next.name}
        <ArrowLeft className="size-4 rotate-180" />
      </a>
    </nav>
  );
}
