import type { LucideIcon } from 'lucide-react';

type Props = Readonly<{ icon: LucideIcon; items: readonly string[] }>;

export function IconList({ icon: Icon, items }: Props) {
  return (
    <ul className="text-sm/snug *:not-last:mb-1 sm:text-base/snug sm:*:not-last:mb-2 print:*:not-last:mb-0">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon className="size-5 shrink-0 text-gold-700" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
