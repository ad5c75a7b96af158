import type { LucideIcon } from 'lucide-react';

type Props = Readonly<{ icon: LucideIcon; items: readonly string[] }>;

export function IconList({ icon: Icon, items }: Props) {
  return (
    <ul className="text-sm/snug *:not-last:mb-1 sm:text-base sm:*:not-last:mb-2 print:*:not-last:mb-0">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon className="size-5 shrink-0 text-gold-700 sm:mt-1" />
          <span className="wrap-anywhere min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many items show before the rest is folded, and the fewest worth folding. */
const shown = 6;
const fewest = 2;

/** The same with a long list's end folded; `more` opens it and gets how many there are. */
export function FoldedIconList({ icon, items, more }: Props & { more: (count: number) => string }) {
  const rest = items.slice(shown);
  if (rest.length < fewest) return <IconList icon={icon} items={items} />;
  return (
    <>
      <IconList icon={icon} items={items.slice(0, shown)} />
      <details className="fold mt-1">
        <summary className="py-1 text-link">{more(rest.length)}</summary>
        <IconList icon={icon} items={rest} />
      </details>
    </>
  );
}
