import type { ReactNode } from 'react';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { dollars } from '@/lib/content/figures';
import { hoursInShort } from '@/lib/hours';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';

interface Props {
  business: Business;
  /** Whether we come there, in words. */
  where: ReactNode;
  /** The states whose fees concern the reader. */
  states?: readonly Town['state'][];
  /** The seal that the sheet is stamped with. */
  seal: ReactNode;
}

/** The questions of somebody in a hurry, answered first, on a sealed sheet. */
export function Answers({ business, where, states = ['ID', 'OR'], seal }: Props) {
  const { times, law } = business;
  const [soon, late] = times.standardHours;
  const fees = states.map((state) => `${dollars(law[state].highestFee)} in ${law[state].name}`);
  return (
    <Sheet seal={seal}>
      <SheetRow name="Where">{where}</SheetRow>
      <SheetRow name="When">
        Typically in{' '}
        <strong>
          {soon}-{late} hours
        </strong>
        ; within {times.priorityHours} hours when available
      </SheetRow>
      <SheetRow name="Cost">
        At most <strong>{fees.join(', ')}</strong> for each notarial act; travel agreed before the
        trip
      </SheetRow>
      <SheetRow name="Bring">
        <strong>Government ID</strong> and every page, not yet signed
      </SheetRow>
      <SheetRow name="Hours">{hoursInShort(business.hours)}</SheetRow>
    </Sheet>
  );
}
