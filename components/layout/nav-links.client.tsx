'use client';

import { usePathname } from 'next/navigation';
import { pageNames, routes } from '@/lib/routes';

const links = [
  { name: 'Home', href: routes.home, below: [] },
  { name: pageNames.services, href: routes.services, below: [routes.services] },
  { name: pageNames.locations, href: routes.locations, below: [routes.locations, routes.areas] },
  { name: pageNames.contact, href: routes.contact, below: [] },
];

/** The links of the header. The one to this page, or to the list it is in, is marked. */
export function NavLinks({ className, item }: { className: string; item?: string }) {
  const path = usePathname();
  return links.map(({ name, href, below }) => {
    const isSection = below.some((start) => path.startsWith(start));
    return (
      <li key={href} className={item}>
        <a
          href={href}
          aria-current={path === href ? 'page' : isSection || undefined}
          className={className}
        >
          {name}
        </a>
      </li>
    );
  });
}
