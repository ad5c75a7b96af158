'use client';

import { type ReactNode, useState } from 'react';
import { priceContent } from '#content/price';
import { buttonStyles } from '@/components/ui/button-styles';
import { inTown } from '@/lib/contact/inquiry';
import { noteInquiry } from '@/lib/islands/inquiry';
import { openMessage, openMessageLabel } from '@/lib/islands/open-message';
import { estimate, type SigningDetails, visitTerms } from '@/lib/pricing/calculator';
import type { PriceFacts } from '@/lib/pricing/fees';
import { PriceFields } from './price-fields';
import { PriceResult } from './price-result';

interface Props {
  children: ReactNode;
  facts: PriceFacts;
  call: ReactNode;
}

/** Works out the notarial fees in place, and tells the message what was answered. */
export function PriceCalculator({ children, facts, call }: Props) {
  const [open, setOpen] = useState(false);
  const [answers, setAnswers] = useState<SigningDetails>({
    documents: 1,
    people: 1,
    when: 'standard',
  });
  const visit = visitTerms(facts, priceContent);

  function change(answered: Partial<SigningDetails>) {
    const next = { ...answers, ...answered };
    setAnswers(next);
    noteInquiry({ when: '', ...estimate(facts, next) });
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles({ variant: 'attraction' })}
        aria-expanded={open}
        aria-controls={open ? 'price' : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div id="price" className="mt-4 rounded-md border border-gold-400 p-4 *:not-last:mb-4">
          <PriceFields visit={visit} answers={answers} onChange={change} />
          <PriceResult facts={facts} answers={answers} visit={visit} />
          <p className="text-sm">{priceContent.counting}</p>
          {call}
        </div>
      )}
      <button
        type="button"
        className="block py-2.5 text-link"
        onClick={() => openMessage(open ? estimate(facts, answers) : { town: inTown(facts.town) })}
      >
        {openMessageLabel}
      </button>
    </>
  );
}
