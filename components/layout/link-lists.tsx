import type { ComponentProps } from 'react';
import { LinkList } from '@/components/ui/link-list';
import { routes } from '@/lib/routes';
import { pageNames } from '@/lib/schema/pages/page-names';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';

type List = Pick<ComponentProps<typeof LinkList>, 'look'> & { heading?: string };

/** A link to each service. */
export function ServiceLinks({ services, ...list }: List & { services: readonly Service[] }) {
  const links = services.map(({ slug, title }) => ({ name: title, href: routes.service(slug) }));
  return <LinkList heading={pageNames.services} {...list} links={links} />;
}

interface TownLinksProps extends List {
  towns: readonly Town[];
  /** Links after those to the towns and to all of them. */
  more?: ComponentProps<typeof LinkList>['links'];
}

/** A link to each of these towns, and to the list of all. */
export function TownLinks({ towns, more = [], ...list }: TownLinksProps) {
  const links = towns.map(({ slug, name }) => ({ name, href: routes.town(slug) }));
  const all = { name: pageNames.areas, href: routes.areas };
  return <LinkList heading="Service areas" {...list} links={[...links, all, ...more]} />;
}
