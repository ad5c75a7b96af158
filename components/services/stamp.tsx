import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** A documentary stamp, as was once stuck on deeds; decorative. */
export function Stamp({ stamp, className }: Pick<Service, 'stamp'> & { className?: string }) {
  return (
    <img
      src={routes.stamp(stamp)}
      alt=""
      width="64"
      height="74"
      loading="lazy"
      className={clsx('aspect-64/74 h-auto print:hidden', className)}
    />
  );
}
