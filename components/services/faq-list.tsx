import type { FaqItem } from '@/lib/schema/service';

/** Questions that open to their answers, without script. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="mt-4 max-w-prose border-cream-200 border-t">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-cream-200 border-b">
          <summary className="py-3 font-semibold marker:text-gold-700">{question}</summary>
          <p className="pb-4 pl-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
