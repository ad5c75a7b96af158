import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { CallLink } from '@/components/call/call-link';
import { Island } from '@/components/islands/island';
import { vectorIcon } from '@/lib/drawing/icons';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { menu } from './menu.island.client';
import { NavLinks } from './nav-links.client';

/** A longer name is set in smaller letters: on a narrow phone, it takes three lines. */
const longBrand = 24;

export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className="grid min-h-16 border-b border-cream-200 bg-cream-50 print:hidden">
      <div className="relative mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-1 md:px-10">
        <a
          href={routes.home}
          className={clsx(
            'group flex min-h-11 grow basis-32 items-center gap-2 font-serif text-balance wrap-anywhere',
            business.brand.length > longBrand
              ? 'text-xs/[1.2] md:text-sm/[1.2]'
              : 'text-base/[1.2] lg:text-lg/tight',
          )}
        >
          <img
            src={routes.icon(vectorIcon)}
            alt=""
            width="36"
            height="36"
            loading="lazy"
            className="rounded-md"
          />
          <span className="decoration-gold-400 decoration-2 underline-offset-8 group-hover:underline">
            {business.brand}
          </span>
        </a>
        <nav aria-label="Main" className="hidden links:block">
          <ul className="flex flex-wrap xl:gap-3">
            <NavLinks className="flex min-h-11 items-center px-1.5 text-sm whitespace-nowrap decoration-gold-400 decoration-2 underline-offset-8 hover:underline lg:px-3 lg:text-base" />
          </ul>
        </nav>
        <div className="hidden shrink-0 md:block">
          <CallLink business={business} variant="attraction" size="sm" mark="seen" label="Call" />
        </div>
        <div className="links:hidden">
          <Island of={{ menu }} props={{}}>
            <details className="group">
              <summary className="flex min-h-11 items-center gap-2 font-semibold">
                <Menu className="size-6 group-open:hidden" />
                <X className="hidden size-6 group-open:block" />
                Menu
              </summary>
              <nav
                aria-label="Main"
                className="absolute inset-x-0 top-full z-10 border-b-2 border-gold-400 bg-cream-50"
              >
                <ul className="px-4">
                  <NavLinks
                    item="border-cream-200 not-last:border-b"
                    className="flex min-h-12 items-center decoration-gold-400 decoration-2 underline-offset-8 active:bg-cream-100"
                  />
                </ul>
              </nav>
            </details>
          </Island>
        </div>
      </div>
    </header>
  );
}
