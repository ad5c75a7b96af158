import { MenuIcon } from 'lucide-react';
import { CallLink } from '@/components/contact/call-link';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { BrandLink } from './brand-link';
import { Menu } from './menu.client';

const links = [
  { name: 'Home', href: routes.home },
  { name: 'Services', href: routes.services },
  { name: 'Service Areas', href: routes.locations },
  { name: 'Contact', href: routes.contact },
];

export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className="border-cream-200 border-b bg-cream-50 print:hidden">
      <div className="relative mx-auto flex h-header max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <BrandLink business={business} />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex gap-1 xl:gap-4">
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center px-2 hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden lg:block">
          <CallLink business={business} size="sm" label="Call" />
        </div>
        <Menu
          label={
            <>
              <MenuIcon aria-hidden="true" className="size-6" />
              Menu
            </>
          }
        >
          <nav
            aria-label="Main"
            className="absolute inset-x-0 top-full z-10 border-cream-200 border-y bg-cream-50"
          >
            <ul className="divide-y divide-cream-200 px-4">
              {links.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="flex min-h-12 items-center">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Menu>
      </div>
    </header>
  );
}
