import type { ReactNode } from 'react';

interface Props {
  items: readonly { summary: string; content: ReactNode }[];
  /** Which one begins open; the first, if there is none. */
  opened?: number;
}

/** Rows that open, even without JavaScript; one begins open, and in print all are. */
export function Disclosures({ items, opened = 0 }: Props) {
  return (
    <div className="print-columns border-t border-cream-200">
      {items.map(({ summary, content }, index) => (
        <details
          key={summary}
          open={index === Math.max(0, opened)}
          className="break-inside-avoid border-b border-cream-200"
        >
          <summary className="opens py-2.5 font-semibold">{summary}</summary>
          <div className="max-w-prose pb-4 *:not-last:mb-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
