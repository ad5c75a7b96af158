import { useEffect } from 'react';
import { announceAfterPause } from '@/lib/islands/announce-after-pause';
import { quote, type SigningDetails, type VisitTerms } from '@/lib/pricing/calculator';
import type { PriceFacts } from '@/lib/pricing/fees';
import { capitalize } from '@/lib/text/format';

interface Props {
  facts: PriceFacts;
  answers: SigningDetails;
  visit: VisitTerms;
}

/** The total and what it's made up of; a screen reader says the total once the visitor pauses. */
export function PriceResult({ facts, answers, visit }: Props) {
  const { total, acts, counts, lines } = quote(facts, answers);
  const sum = `for ${acts} and travel`;
  const said = `${total} ${sum}. ${visit.soon[answers.when]}`;

  useEffect(() => {
    announceAfterPause(said);
    return () => announceAfterPause('');
  }, [said]);

  return (
    <div>
      {/* On the screen, the controls above say so. */}
      <p className="hidden text-sm print:block">{[counts, visit.when[answers.when]].join('; ')}</p>
      <p>
        <strong className="block text-4xl font-serif tabular">{capitalize(total)}</strong> {sum}
      </p>
      <dl className="mt-2 text-sm/snug sm:text-base/snug">
        {[...lines, { name: 'When', words: visit.soon[answers.when] }].map(({ name, words }) => (
          <div key={name} className="flex flex-wrap gap-x-3 border-t border-cream-200 py-2">
            <dt className="w-40 shrink-0 font-semibold text-gold-700">{name}</dt>
            <dd className="min-w-0 flex-1 basis-40">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
