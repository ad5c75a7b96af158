import { buttonStyles } from '@/components/ui/button-styles';
import { PlainIsland } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import type { ChecklistItem } from '@/lib/schema/checklist';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import { stateNames } from '@/lib/schema/state-names';
import { statesOf, ticksKey } from '@/lib/services/checklist';
import { checklist } from './checklist.client';

const look = buttonStyles({ variant: 'attraction' });

interface Props {
  copy: ServiceCopy['bring'];
  heading: string;
  /** The service's slug. */
  service: string;
  items: readonly ChecklistItem[];
}

/**
 * A checklist. It works without JavaScript; with it, the tab keeps checkmarks and the chosen state.
 */
export function WhatToBring({ copy, heading, service, items }: Props) {
  const states = statesOf(items);
  return (
    <Section id="what-to-bring" title={heading} heading="margin">
      <PlainIsland
        of={checklist}
        file="services/checklist"
        className="max-w-prose print:max-w-none"
        wake={ticksKey(service)}
        props={{ storageKey: ticksKey(service) }}
      >
        {states.length > 0 && (
          <fieldset className="flex flex-wrap gap-x-6 print:hidden">
            <legend className="font-semibold">{copy.whereSigned}</legend>
            <StateChoice value="" label={copy.unsure} />
            {states.map((state) => (
              <StateChoice key={state} value={state} label={stateNames[state]} />
            ))}
          </fieldset>
        )}
        <ul className="border-cream-200 border-t print:columns-2">
          {items.map((item) => (
            <Item key={item.text} item={item} />
          ))}
        </ul>
        <div className="mt-4 print:hidden">
          <div className="scripted:flex hidden flex-wrap gap-2">
            <button type="button" className={look}>
              Print the list
            </button>
            <button type="button" className={look}>
              Clear all
            </button>
          </div>
          <p role="status" className="sr-only" />
        </div>
      </PlainIsland>
    </Section>
  );
}

function StateChoice({ value, label }: { value: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        name="state"
        value={value}
        defaultChecked={!value}
        className="size-5 accent-blue-700"
      />
      {label}
    </label>
  );
}

function Item({ item: { text, states, source } }: { item: ChecklistItem }) {
  const state = states?.[0];
  return (
    <li data-state={state} className="break-inside-avoid border-cream-200 border-b">
      <label className="flex min-h-11 items-start gap-3 py-1.5 text-sm/snug sm:py-2 sm:text-base print:min-h-0 print:p-0">
        <input type="checkbox" className="mt-1 size-5 shrink-0 accent-blue-700" />
        <span>
          {state && <strong>{stateNames[state]}: </strong>}
          {text}
          {state && ` (${source})`}
        </span>
      </label>
    </li>
  );
}
