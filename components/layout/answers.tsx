import type { ReactNode } from 'react';
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
  seal?: ReactNode;
}

/** The five questions of somebody in a hurry, answered first, on a sealed sheet. */
export function Answers({ business, where, states = ['ID', 'OR'], seal }: Props) {
  const { times, law } = business;
  const [soon, late] = times.standardHours;
  const fees = states.map((state) => `${dollars(law[state].highestFee)} in ${law[state].name}`);
  return (
    <div className="relative">
      <dl className="border-4 border-gold-400 border-double bg-cream-50 px-4 sm:px-6 sm:py-2">
        <Answer name="Where">{where}</Answer>
        <Answer name="When">
          Typically {soon}-{late} hours; within {times.priorityHours} hours when available
        </Answer>
        <Answer name="Cost">
          At most {fees.join(', ')} for each notarial act; travel agreed before the trip
        </Answer>
        <Answer name="Bring">Government ID and every page, not yet signed</Answer>
        <Answer name="Call">{hoursInShort(business.hours)}</Answer>
      </dl>
      {seal}
    </div>
  );
}

function Answer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-2 border-cream-200 not-last:border-b py-2 text-sm leading-snug sm:text-base">
      <dt className="w-12 shrink-0 font-semibold text-gold-700 sm:w-16">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
