import { Prose } from '@/components/ui/prose';
import { labeledParagraphs } from '@/lib/text';

/** The text about a town: rows with a label in the margin, or plain paragraphs where none has one. */
export function TownIntro({ text }: { text: string }) {
  const rows = labeledParagraphs(text);
  if (rows.every(({ label }) => !label)) return <Prose paragraphs={rows.map((row) => row.text)} />;
  return rows.map(({ label, text }) => (
    <div
      key={text}
      className="gap-x-6 border-cream-200 not-last:border-b py-3 sm:grid sm:grid-cols-4 print:py-1"
    >
      {label && <h3 className="mb-1 text-gold-700">{label}</h3>}
      <p className="sm:col-span-3 sm:col-start-2">{text}</p>
    </div>
  ));
}
