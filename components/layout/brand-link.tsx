import { vectorIcon } from '@/lib/drawing/icons';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';

/** The mark and the name of the brand, as a link to the home page. */
export function BrandLink({ business }: { business: Business }) {
  return (
    <a
      href={routes.home}
      className="group flex min-h-11 items-center gap-2 text-balance font-semibold font-serif text-base/[1.2] lg:text-lg/tight"
    >
      <img
        src={routes.icon(vectorIcon)}
        alt=""
        width="36"
        height="36"
        loading="lazy"
        className="rounded-md"
      />
      <span className="decoration-2 decoration-gold-400 underline-offset-4 group-hover:underline max-lg:max-w-32">
        {business.brand}
      </span>
    </a>
  );
}
