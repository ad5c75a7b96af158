import type { ReactNode } from 'react';

export function Prose({ paragraphs }: { paragraphs: readonly ReactNode[] }) {
  return (
    <div className="max-w-prose *:not-last:mb-4 print:max-w-none print:*:not-last:mb-2">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
