import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** A documentary stamp, as was once stuck on deeds; decorative. */
export function Stamp({ stamp }: Pick<Service, 'stamp'>) {
  return (
    <img
      src={routes.stamp(stamp)}
      alt=""
      width="64"
      height="74"
      loading="lazy"
      className="aspect-64/74 h-auto print:hidden"
    />
  );
}
