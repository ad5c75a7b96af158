import { clsx } from 'clsx';
import { linked } from '@/components/facts/linked';
import { Prose } from '@/components/ui/prose';
import { labeledParagraphs } from '@/lib/text/prose';

/** The text about a town: parts with labels, side by side, or plain paragraphs if none has one. */
export function TownIntro({ text }: { text: string }) {
  const parts = labeledParagraphs(text);
  if (parts.every(({ label }) => !label))
    return <Prose paragraphs={parts.map((part) => linked(part.text))} />;
  return (
    <div className="flex flex-wrap gap-x-gutter">
      {parts.map(({ label, text }) => (
        <div
          key={text}
          className={clsx('grow border-t border-cream-200 py-3', label ? 'sm:basis-2/5' : 'w-full')}
        >
          {label && <h3 className="mb-1 text-lg text-gold-700">{linked(label)}</h3>}
          <p>{linked(text)}</p>
        </div>
      ))}
    </div>
  );
}
