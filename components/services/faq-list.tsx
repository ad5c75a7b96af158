import type { FaqItem } from '@/lib/schema/service';

/** Questions that open to their answers, even without JavaScript; in print all are open. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-cream-200 border-t print:columns-2">
      {items.map(({ question, answer }) => (
        <details key={question} className="group break-inside-avoid border-cream-200 border-b">
          <summary className="flex justify-between gap-4 py-3 font-semibold decoration-2 decoration-gold-400 underline-offset-4 hover:underline">
            {question}
            <span aria-hidden="true" className="text-2xl/none text-gold-700 print:hidden">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
          <p className="max-w-prose pb-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
