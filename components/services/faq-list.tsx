import type { FaqItem } from '@/lib/schema/service';

/** Questions that open to their answers, without script; on paper all are open. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-cream-200 border-t">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-cream-200 border-b">
          <summary className="py-3 font-semibold decoration-2 decoration-gold-400 underline-offset-4 marker:text-gold-700 hover:underline">
            {question}
          </summary>
          <p className="max-w-prose pb-4 pl-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
