import { ArrowLeft } from 'lucide-react';
import { routes } from '@/lib/routes';
import type { TownProps } from './town-props';

const look =
  'inline-flex items-baseline gap-2 py-2 touch:py-3 decoration-2 decoration-gold-400 underline-offset-8 hover:underline';

export function TownPager({ prev, next }: TownProps) {
  return (
    <nav
      aria-label="Previous and next town"
      className="flex flex-wrap justify-between gap-x-6 max-sm:w-full"
    >
      <a
        className={look}
        href={routes.town(prev.slug)}
        rel="prev"
        aria-label={`Previous town: ${prev.name}`}
      >
        <ArrowLeft className="size-4 self-center" />
        {prev.name}
      </a>
      <a
        className={look}
        href={routes.town(next.slug)}
        rel="next"
        aria-label={`Next town: ${next.name}`}
      >
        {next.name}
        <ArrowLeft className="size-4 rotate-180 self-center" />
      </a>
    </nav>
  );
}
