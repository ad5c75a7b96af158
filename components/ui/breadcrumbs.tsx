interface Props {
  /** The last one is the page itself, without an address. */
  crumbs: readonly { name: string; href?: string }[];
}

export function Breadcrumbs({ crumbs }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm">
        {crumbs.map(({ name, href }) => (
          <li key={name} className="flex items-baseline gap-x-2">
            {href ? (
              <>
                <a className="inline-block py-0.5 text-link" href={href}>
                  {name}
                </a>
                <span aria-hidden="true" className="text-gold-700">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="inline-block py-0.5 wrap-anywhere">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
