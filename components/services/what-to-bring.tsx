import { MessageLink } from '@/components/call/message-link';
import { Island } from '@/components/islands/island';
import { buttonStyles } from '@/components/ui/button-styles';
import { Section } from '@/components/ui/section';
import { aboutService } from '@/lib/contact/inquiry';
import type { ChecklistItem } from '@/lib/schema/checklist';
import { itemsFor, statesOf } from '@/lib/services/checklist';
import { type StateCode, stateNames } from '@/lib/states';
import { keepNumbersWhole } from '@/lib/text/characters';
import { checklist } from './checklist.island.client';
import type { ServiceProps } from './service-props';

/** What every signing needs, then each state's rules. With JavaScript, the tab keeps checkmarks. */
export function WhatToBring({ business, service, ...content }: ServiceProps) {
  const items = itemsFor(content.checklist, service, business);
  const about = aboutService(service);
  const storageKey = `what-to-bring ${service.slug}`;
  const states = statesOf(items);
  const ruleOf = (state: StateCode) => items.filter((item) => item.states?.[0] === state);
  const shared = items.filter((item) => !states.some((state) => ruleOf(state).includes(item)));
  return (
    <Section id="what-to-bring" title="What to have ready" heading="margin">
      <Island
        of={{ checklist }}
        wake={{ key: storageKey }}
        className="print-columns"
        props={{ storageKey, about }}
      >
        <Items items={shared} />
        {states.map((state) => (
          <details key={state} className="border-b border-cream-200 fold">
            <summary className="opens py-2.5 font-semibold print:pt-2 print:pb-0.5">
              Signing in {stateNames[state]}
            </summary>
            <Items items={ruleOf(state)} />
          </details>
        ))}
        <div className="mt-4 hidden flex-wrap items-center gap-x-4 gap-y-2 scripted:not-print:flex">
          <button type="button" name="print" className={buttonStyles({ variant: 'attraction' })}>
            Print the list
          </button>
          <MessageLink about={about} />
        </div>
      </Island>
    </Section>
  );
}

function Items({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ul className="border-y border-cream-200">
      {items.map(({ text, states, source, isIdentity }) => (
        <li key={text} className="break-inside-avoid border-cream-200 not-last:border-b">
          <label className="flex min-h-11 max-w-prose items-start gap-3 py-2 text-sm/snug sm:text-base print:min-h-0 print:py-1">
            <input
              type="checkbox"
              value={text}
              name={isIdentity ? 'id' : undefined}
              className="mt-1 size-5 shrink-0 accent-blue-700"
            />
            <span>{keepNumbersWhole(states ? `${text} (${source})` : text)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
