import type { ReactNode } from 'react';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { dollars } from '@/lib/content/figures';
import { hoursInShort } from '@/lib/hours';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { BrandSeal } from './seal';

interface Props {
  business: Business;
  /** Whether we come there, in words. */
  where: ReactNode;
  /** The states whose fees concern the reader. */
  states?: readonly Town['state'][];
  /** What is paid and what to bring, where it is other than for a visit. */
  cost?: ReactNode;
  bring?: ReactNode;
  /** Whether the priority time can be kept there. */
  haste?: 'possible' | 'too far';
  /** The seal that the sheet is stamped with; the brand's where the page has none of its own. */
  seal?: ReactNode;
}

/** The questions of somebody in a hurry, answered first, on a sealed sheet. */
export function Answers({
  business,
  where,
  states = business.practice.states,
  cost,
  bring,
  haste = 'possible',
  seal,
}: Props) {
  const { times, law } = business;
  const [soon, late] = times.standardHours;
  const additional = dollars(business.prices.additionalNotarization);
  const fees = states.map((state) => `${dollars(law[state].highestFee)} in ${law[state].name}`);
  return (
    <Sheet seal={seal ?? <BrandSeal />}>
      <SheetRow name="Where">{where}</SheetRow>
      <SheetRow name="When">
        Typically in{' '}
        <strong>
          {soon}-{late} hours
        </strong>
        {haste === 'possible' && `; within ${times.priorityHours} hours when available`}
      </SheetRow>
      <SheetRow name="Cost">
        {cost ?? (
          <>
            At most <strong>{fees.join(', ')}</strong> an act, {additional} each further; travel
            agreed first
          </>
        )}
      </SheetRow>
      <SheetRow name="Bring">
        {bring ?? (
          <>
            <strong>License, passport or state ID</strong>; every page, unsigned
          </>
        )}
      </SheetRow>
      <SheetRow name="Hours">{hoursInShort(business.hours)}</SheetRow>
    </Sheet>
  );
}
