import { ButtonLink } from '@/components/ui/button-link';

interface Props {
  name: string;
  /** The attraction's own page, if it has one. */
  href?: string;
  directions: string;
}

export function AttractionRow({ name, href, directions }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-cream-200 border-b py-2">
      {href ? (
        <a className="min-w-0 flex-1 basis-40 py-1 text-link" href={href}>
          {name}
        </a>
      ) : (
        <span className="min-w-0 flex-1 basis-40">{name}</span>
      )}
      <ButtonLink
        variant="attraction"
        size="xs"
        href={directions}
        rel="noopener"
        className="print:hidden"
      >
        Directions<span className="sr-only">{` to ${name}`}</span>
      </ButtonLink>
    </li>
  );
}
