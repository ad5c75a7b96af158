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
  /** What is paid, if not the price of a visit. */
  cost?: ReactNode;
  /** What to bring, in a few words, if not the same as for a visit. */
  bring?: { identity: string; also: string };
  /** The URL of the full list; by default that of the first service, the most general one. */
  bringList?: string;
  /** Whether a priority visit is possible there. */
  priority?: 'possible' | 'too far';
  /** The seal on the sheet; the brand's by default. */
  seal?: ReactNode;
}

const forVisit = { identity: 'License, passport or state ID', also: 'every page, unsigned' };

/** Answers to the questions of a visitor in a hurry, on a sealed sheet. */
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
    <Sheet ornament={seal ?? <BrandSeal />}>
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
