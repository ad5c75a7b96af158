import { Menu, Phone } from 'lucide-react';
import { CallLink } from '@/components/call/call-link';
import { ButtonLink } from '@/components/ui/button-link';
import { PlainIsland } from '@/components/ui/island';
import { telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { BrandLink } from './brand-link';
import { menu } from './menu.client';

const links = [
  { name: 'Home', href: routes.home },
  { name: 'Services', href: routes.services },
  { name: 'Service Areas', href: routes.locations },
  { name: 'Contact', href: routes.contact },
];

export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className="grid min-h-header border-cream-200 border-b bg-cream-50 print:hidden">
      <div className="relative mx-auto flex w-full max-w-page items-center justify-between gap-x-3 px-4 max-md:flex-wrap sm:px-6">
        <BrandLink business={business} />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex xl:gap-3">
            {links.map(({ name, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-11 items-center whitespace-nowrap px-2 text-sm decoration-2 decoration-gold-400 underline-offset-8 hover:underline lg:px-3 lg:text-base"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden shrink-0 md:block">
          <CallLink
            business={business}
            size="sm"
            label={<span className="sr-only lg:not-sr-only">Call</span>}
          />
        </div>
        <div className="flex items-center gap-1 md:hidden">
          <ButtonLink size="icon" href={telHref(business.phone)} aria-label={callName(business)}>
            <Phone className="size-5" />
          </ButtonLink>
          <PlainIsland of={menu} file="layout/menu" props={{}}>
            <details>
              <summary className="flex min-h-11 items-center gap-2 px-2 font-semibold">
                <Menu className="size-6" />
                Menu
              </summary>
              <nav
                aria-label="Main"
                className="absolute inset-x-0 top-full z-10 border-gold-400 border-b-2 bg-cream-50"
              >
                <ul className="px-4">
                  {links.map(({ name, href }) => (
                    <li key={href} className="border-cream-200 not-last:border-b">
                      <a href={href} className="flex min-h-12 items-center active:bg-cream-100">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </details>
          </PlainIsland>
        </div>
      </div>
    </header>
  );
}

function callName({ placeholders }: Business): string {
  return placeholders.includes('phone') ? 'Call (sample)' : 'Call';
}
