import type { ReactNode } from 'react';

interface Props {
  /** Whether the first one is open from the start; by default, all are closed. */
  first?: 'open';
  items: readonly { summary: string; content: ReactNode }[];
}

/** Rows that open, even without JavaScript; in print all are open. */
export function Disclosures({ first, items }: Props) {
  return (
    <div className="border-t border-cream-200 print:columns-2">
      {items.map(({ summary, content }, index) => (
        <details
          key={summary}
          open={index === 0 && first === 'open'}
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
