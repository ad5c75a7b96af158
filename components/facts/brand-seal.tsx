import { routes } from '@/lib/routes';

/** The brand's seal, from a file that the browser keeps for every page. */
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
