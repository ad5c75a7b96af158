import type { LucideIcon } from 'lucide-react';

/** A list whose items share one icon. */
export function IconList({ icon: Icon, items }: { icon: LucideIcon; items: readonly string[] }) {
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
