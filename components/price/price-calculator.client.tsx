'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { smsHref } from '@/lib/contact/phone';
import { parseDetails, urlWithDetails } from '@/lib/pricing/calculator-url';
import { readCount, type SigningDetails, summarizeDetails } from '@/lib/pricing/price';
import type { PriceFacts } from '@/lib/pricing/price-facts';
import { priceTerms } from '@/lib/pricing/price-terms';
import { fill } from '@/lib/text';
import { priceCopy } from './price-copy';
import { type Draft, PriceFields } from './price-fields';
import { PriceResult } from './price-result';

interface Contact {
  /** The business phone number as content writes it. */
  phone: string;
  /** Follows the number, such as "(sample)". */
  mark?: string;
  /** The call control below the result. */
  call: ReactNode;
}

interface Props extends Contact {
  /** What the button says. */
  children: ReactNode;
  facts: PriceFacts;
}

/** Works out the notarial fees in place, and keeps the answers in the page's URL. */
export function PriceCalculator({ children, facts, ...contact }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    documents: '1',
    people: '1',
    when: 'standard',
    how: 'in-person',
  });
  const isOnline = facts.online !== undefined;

  useEffect(() => {
    const found = parseDetails(location.search, isOnline ? ['in-person', 'online'] : ['in-person']);
    if (!found) return;
    setDraft((before) => ({
      documents: String(found.documents ?? before.documents),
      people: String(found.people ?? before.people),
      when: found.when ?? before.when,
      how: found.how ?? before.how,
    }));
    setOpen(true);
  }, [isOnline]);

  function change(answered: Partial<Draft>) {
    const next = { ...draft, ...answered };
    setDraft(next);
    const complete = readDraft(next);
    if (complete) history.replaceState(null, '', urlWithDetails(location, complete));
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles({ variant: 'attraction', className: 'print:hidden' })}
        aria-expanded={open}
        aria-controls={open ? 'price' : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && <Panel facts={facts} draft={draft} onChange={change} {...contact} />}
    </>
  );
}

interface PanelProps extends Contact {
  facts: PriceFacts;
  draft: Draft;
  onChange: (answered: Partial<Draft>) => void;
}

/** The questions, the result, and how to send it to the notary. */
function Panel({ facts, draft, onChange, phone, mark, call }: PanelProps) {
  const terms = priceTerms(facts, priceCopy);
  const offer = (draft.how === 'online' && terms.online) || terms.visit;
  const answers = readDraft(draft);
  const message = answers && fill(priceCopy.message, { signing: summarizeDetails(answers, offer) });
  return (
    <div
      id="price"
      className="mt-4 rounded-md border border-gold-400 bg-cream-100 p-4 *:not-last:mb-4"
    >
      <PriceFields terms={terms} draft={draft} onChange={onChange} />
      <PriceResult answers={answers} offer={offer} />
      <p className="text-sm">{priceCopy.counting}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {call}
        {message && (
          <ButtonLink
            href={smsHref(phone, message)}
            variant="attraction"
            className="desktop:hidden"
          >
            <span>
              Text us this<span className="font-normal text-xs">{mark}</span>
            </span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function readDraft({ when, how, ...counts }: Draft): SigningDetails | undefined {
  const [documents, people] = [readCount(counts.documents), readCount(counts.people)];
  return documents && people ? { documents, people, when, how } : undefined;
}
