import type { ReactNode } from 'react';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { dollars } from '@/lib/money';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { OpenNow } from './open-now';
import { BrandSeal } from './seal';

interface Props {
  business: Business;
  /** Whether we come there, in words. */
  where: ReactNode;
  /** The states whose fees concern the reader. */
  states?: readonly Town['state'][];
  /** What is paid, where it is other than for a visit. */
  cost?: ReactNode;
  /** What to bring in a few words, where it is other than to a visit. */
  bring?: { identity: string; also: string };
  /** Where the whole list of it is: the one of the first service, which is the most general. */
  bringList?: string;
  /** Whether the priority time can be kept there. */
  priority?: 'possible' | 'too far';
  /** The seal that the sheet is stamped with; the brand's where the page has none of its own. */
  seal?: ReactNode;
}

const forVisit = { identity: 'License, passport or state ID', also: 'every page, unsigned' };

/** The questions of somebody in a hurry, answered first, on a sealed sheet. */
export function QuickFacts({
  business,
  where,
  states = business.authority.states,
  cost,
  bring = forVisit,
  bringList = routes.whatToBring(business.services[0] ?? ''),
  priority = 'possible',
  seal,
}: Props) {
  const { times, law } = business;
  const additional = dollars(business.prices.additionalNotarization);
  const fees = states.map((state) => `${dollars(law[state].highestFee)} in ${law[state].name}`);
  return (
    <Sheet seal={seal ?? <BrandSeal />}>
      <SheetRow name="Where">{where}</SheetRow>
      <SheetRow name="When">
        {'Typically in '}
        <strong>{`${times.standardHours.join('-')} hours`}</strong>
        {priority === 'possible' && `; within ${times.priorityHours} hours when available`}
      </SheetRow>
      <SheetRow name="Cost">
        {cost ?? (
          <>
            At most <strong>{fees.join(', ')}</strong>
            {` an act, ${additional} each further; travel agreed first`}
          </>
        )}
      </SheetRow>
      <SheetRow name="Bring">
        <strong>{bring.identity}</strong>
        {`; ${bring.also}; `}
        <a className="text-link" href={bringList}>
          list
        </a>
      </SheetRow>
      <SheetRow name="Hours">
        <OpenNow business={business} />
      </SheetRow>
    </Sheet>
  );
}
