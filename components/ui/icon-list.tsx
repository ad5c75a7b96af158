import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Item {
  text: string;
  /** What the item's text opens, if there is more to say. */
  more?: ReactNode;
}
type Props = Readonly<{ icon?: LucideIcon; items: readonly (string | Item)[] }>;

/** In a list whose rows open, the others are titles, too. */
const title = 'print:font-semibold pointer-coarse:py-2.5';

export function IconList({ icon: Icon, items }: Props) {
  const opens = items.some((item) => typeof item !== 'string' && item.more);
  return (
    <ul className="text-sm/snug sm:text-base/snug">
      {items
        .map((item): Item => (typeof item === 'string' ? { text: item } : item))
        .map(({ text, more }) => (
          <li
            key={text}
            className="flex gap-3 border-cream-200 py-1 not-last:border-b sm:py-2 print:border-0 print:py-0.5"
          >
            {Icon && <Icon className="size-5 shrink-0 text-gold-700" />}
            {more ? (
              <details className="min-w-0 flex-1 wrap-anywhere fold">
                <summary className={`opens ${title}`}>{text}</summary>
                <div className="py-1 *:not-last:mb-2">{more}</div>
              </details>
            ) : (
              <span className={clsx('min-w-0 wrap-anywhere', opens && title)}>{text}</span>
            )}
          </li>
        ))}
    </ul>
  );
}
