import { Stamp } from 'lucide-react';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';

export function BrandLink({ business }: { business: Business }) {
  return (
    <a
      href={routes.home}
      className="flex min-h-11 items-center gap-2 font-semibold font-serif text-lg leading-tight"
    >
      <Stamp aria-hidden="true" className="size-6 shrink-0 text-gold-700" />
      {business.brand}
    </a>
  );
}
