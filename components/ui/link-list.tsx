import { clsx } from 'clsx';

interface Props {
  heading: string;
  /** The heading's level, so that the page skips none. */
  level?: 2 | 3;
  links: readonly { name: string; href: string }[];
  /** Whether a small screen shows the links in one run. */
  runIn?: boolean;
}

/** A headed list of links. */
export function LinkList({ heading, level = 2, links, runIn }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className="text-lg">{heading}</Heading>
      <ul
        className={clsx(
          runIn ? 'mt-1' : 'mt-2',
          runIn && 'max-lg:flex max-lg:flex-wrap max-lg:gap-x-4',
        )}
      >
        {links.map(({ name, href }) => (
          <li key={href}>
            <a
              className={clsx('inline-block text-link text-sm', runIn ? 'py-0.5' : 'py-1')}
              href={href}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
