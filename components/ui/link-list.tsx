interface Props {
  heading: string;
  /** The heading's level, so that the page skips none. */
  level?: 2 | 3;
  links: readonly { name: string; href: string }[];
}

/** A headed list of links. */
export function LinkList({ heading, level = 2, links }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className="text-lg">{heading}</Heading>
      <ul className="mt-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className="inline-block py-1 text-link text-sm" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
