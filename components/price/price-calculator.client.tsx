'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { smsHref } from '@/lib/contact/phone';
import { parseDetails, urlWithDetails } from '@/lib/pricing/calculator-url';
import { readCount, type SigningDetails, summarizeDetails } from '@/lib/pricing/price';
import type { PriceFacts } from '@/lib/pricing/price-facts';
import { priceTerms } from '@/lib/pricing/price-terms';
import { type Draft, PriceFields } from './price-fields';
import { PriceResult } from './price-result';

interface Props {
  /** What the button says. */
  children: ReactNode;
  facts: PriceFacts;
  /** The business phone number as content writes it. */
  phone: string;
  /** Follows the number, such as "(sample)". */
  mark?: string;
  /** The call control below the result. */
  call: ReactNode;
}

/** Works out the notarial fees in place, and keeps the answers in the page's URL. */
export function PriceCalculator({ children, facts, phone, mark, call }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    papers: '1',
    people: '1',
    when: 'standard',
    how: 'in-person',
  });
  const terms = priceTerms(facts);
  const { visit, online } = terms;
  const offer = (draft.how === 'online' && online) || visit;
  const isOnline = online !== undefined;
  const answers = readDraft(draft);

  useEffect(() => {
    const found = parseDetails(location.search, isOnline ? ['in-person', 'online'] : ['in-person']);
    if (!found) return;
    setDraft((before) => ({
      papers: String(found.papers ?? before.papers),
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
        className={buttonStyles({ variant: 'tertiary', className: 'print:hidden' })}
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
          <PriceResult answers={answers} offer={offer} />
          <p className="text-sm">
            Counted as if each person signs each paper before the notary, one act each time. Your
            papers decide: as a rule each place for the notary's stamp is one act.
          </p>
          <div className="flex flex-wrap gap-3 print:hidden">
            {call}
            {answers && (
              <ButtonLink
                href={smsHref(phone, `Notary needed: ${summarizeDetails(answers, offer)}`)}
                variant="tertiary"
                className="desktop:hidden"
              >
                <span>
                  Text us this<span className="font-normal text-xs">{mark}</span>
                </span>
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function readDraft({ when, how, ...counts }: Draft): SigningDetails | undefined {
  const [papers, people] = [readCount(counts.papers), readCount(counts.people)];
  return papers && people ? { papers, people, when, how } : undefined;
}
