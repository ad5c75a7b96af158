'use client';

import { type ReactNode, useState } from 'react';
import { priceWords } from '#words/price';
import { buttonStyles } from '@/components/ui/button-styles';
import { type Inquiry, inTown } from '@/lib/contact/inquiry';
import { noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { openMessage, openMessageLabel } from '@/lib/islands/open-message';
import { estimate } from '@/lib/pricing/estimate';
import { readCount, type SigningDetails } from '@/lib/pricing/price';
import type { PriceFacts } from '@/lib/pricing/price-facts';
import { priceTerms } from '@/lib/pricing/price-terms';
import { type Draft, PriceFields } from './price-fields';
import { PriceResult } from './price-result';

interface Props {
  children: ReactNode;
  facts: PriceFacts;
  /** The call control below the result. */
  call: ReactNode;
}

/** Works out the notarial fees in place, and tells the message what was answered. */
export function PriceCalculator({ children, facts, call }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    documents: '1',
    people: '1',
    when: 'standard',
    how: 'in-person',
  });
  const terms = priceTerms(facts, priceWords);
  const offerOf = ({ how }: Draft) => (how === 'online' && terms.online) || terms.visit;

  function change(answered: Partial<Draft>) {
    const next = { ...draft, ...answered };
    setDraft(next);
    if (!readDraft(next)) return;
    // What the message has from the answers before goes, if those now don't say it.
    const known = Object.entries(readInquiry());
    const before = Object.values(describe(draft));
    const old = known.flatMap(([part, text]) => (before.includes(text) ? [[part, '']] : []));
    noteInquiry({ ...Object.fromEntries(old), ...describe(next) });
  }

  /** What these answers come to, for the message. */
  function describe(answered: Draft): Inquiry {
    const complete = readDraft(answered);
    return complete ? estimate(facts.town, offerOf(answered), complete) : {};
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
        <div
          id="price"
          className="mt-4 rounded-md border border-gold-400 bg-cream-100 p-4 *:not-last:mb-4"
        >
          <PriceFields terms={terms} draft={draft} onChange={change} />
          <PriceResult answers={readDraft(draft)} offer={offerOf(draft)} />
          <p className="text-sm">{priceWords.counting}</p>
          {call}
        </div>
      )}
      <button
        type="button"
        className="block py-2.5 text-link"
        onClick={() => openMessage({ town: inTown(facts.town), ...(open && describe(draft)) })}
      >
        {openMessageLabel}
      </button>
    </>
  );
}

function readDraft({ when, how, ...counts }: Draft): SigningDetails | undefined {
  const [documents, people] = [readCount(counts.documents), readCount(counts.people)];
  return documents && people ? { documents, people, when, how } : undefined;
}
