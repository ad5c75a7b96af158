import { pageNames, routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';

const looks = {
  foot: { Heading: 'h2', list: 'mt-1', link: 'text-sm/6 touch:py-2.5' },
  section: { Heading: 'h3', list: 'mt-2', link: 'py-1 text-sm touch:py-2.5' },
} as const;

interface Look {
  heading: string;
  look: keyof typeof looks;
}

type Links = readonly { name: string; href: string }[];

export function ServiceLinks({ services, ...look }: Look & { services: readonly Service[] }) {
  const links = services.map(({ slug, title }) => ({ name: title, href: routes.service(slug) }));
  return <LinkList {...look} links={links} />;
}

/** Links to these towns, to the list of all towns, and to whatever follows. */
export function TownLinks({
  towns,
  more = [],
  ...look
}: Look & { towns: readonly Town[]; more?: Links }) {
  const links = towns.map(({ slug, name }) => ({ name, href: routes.town(slug) }));
  const all = { name: pageNames.areas, href: routes.areas };
  return <LinkList {...look} links={[...links, all, ...more]} />;
}

function LinkList({ heading, look, links }: Look & { links: Links }) {
  const { Heading, list, link } = looks[look];
  return (
    <div>
      <Heading className="text-lg">{heading}</Heading>
      <ul className={list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className={`inline-block wrap-anywhere text-link ${link}`} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
