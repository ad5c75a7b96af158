import { routes } from '@/lib/routes';

/** A documentary stamp, as was once stuck on deeds; decorative. */
export function Stamp() {
  return (
    <img
      src={routes.stamp}
      alt=""
      width="64"
      height="74"
      loading="lazy"
      className="stamp print:hidden"
    />
  );
}
