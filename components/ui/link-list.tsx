interface Props {
  heading: string;
  links: readonly { name: string; href: string }[];
  look: keyof typeof looks;
}

const looks = {
  foot: { Heading: 'h2', list: 'mt-1', link: 'text-sm/6 touch:py-2.5' },
  section: { Heading: 'h3', list: 'mt-2', link: 'py-1 text-sm' },
} as const;

export function LinkList({ heading, links, look }: Props) {
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
