import type { ReactNode } from 'react';

interface Props {
  items: readonly { summary: string; content: ReactNode }[];
}

/** Rows that open, even without JavaScript; the first begins open, and in print all are. */
export function Disclosures({ items }: Props) {
  return (
    <div className="border-t border-cream-200 print:columns-2">
      {items.map(({ summary, content }, index) => (
        <details
          key={summary}
          open={index === 0}
          className="break-inside-avoid border-b border-cream-200"
        >
          <summary className="opens py-2.5 font-semibold">{summary}</summary>
          <div className="max-w-prose pb-4 *:not-last:mb-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
