import { routes } from '@/lib/routes';

export function BrandSeal() {
  return (
    <img
      src={routes.seal}
      alt=""
      width="200"
      height="200"
      loading="lazy"
      className="block size-full"
    />
  );
}
