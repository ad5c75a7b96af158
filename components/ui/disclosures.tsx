import type { ReactNode } from 'react';

interface Props {
  items: readonly { summary: string; content: ReactNode }[];
}

/** Rows that open, even without JavaScript; the first is open from the start, and in print all are. */
export function Disclosures({ items }: Props) {
  return (
    <div className="border-t border-cream-200 print:columns-2">
      {items.map(({ summary, content }, index) => (
        <details
          key={summary}
          open={index === 0}
          className="group break-inside-avoid border-b border-cream-200"
        >
          <summary className="flex justify-between gap-4 py-2 font-semibold wrap-anywhere decoration-gold-400 decoration-2 underline-offset-4 hover:underline">
            {summary}
            <span aria-hidden="true" className="text-2xl/none text-gold-700 print:hidden">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
          <div className="max-w-prose pb-4 *:not-last:mb-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
