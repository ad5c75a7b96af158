import type { ReactNode } from 'react';
import { Filled } from '@/components/ui/filled';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { TextLink } from '@/components/ui/text-link';
import { firstFees } from '@/lib/pricing/fees';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { capitalize, dollars, fill } from '@/lib/text';
import { commissionLine } from '@/lib/towns/commission-line';
import { formatArea, type Reach, standardWindow } from '@/lib/towns/town-words';
import { BrandSeal } from './brand-seal';
import { OpenNow } from './open-now';

interface Props extends Pick<Content, 'business' | 'pages' | 'towns'> {
  /** Whether we come there, in words; by default, the whole area. */
  where?: ReactNode;
  /** The states whose fees matter to the reader. */
  states?: readonly Town['state'][];
  /** What travel costs, in dollars; undefined if it is quoted before the visit. */
  travel?: number | undefined;
  /** What is paid, if not the price of a visit. */
  cost?: ReactNode;
  /** What to have ready, in a few words, if not the same as for a visit. */
  bring?: Content['pages']['sheet']['bring'];
  /** The URL of the full list; by default that of the first service, the most general one. */
  bringList?: string;
  /** Which times we can keep there. */
  reach?: Reach | 'unknown';
  hospital?: ReactNode;
  seal?: ReactNode;
}

/** Answers to the questions of a visitor in a hurry, on a sealed sheet. */
export function QuickFacts({
  business,
  pages: { sheet: copy },
  towns,
  where = <TextLink href={routes.areas}>{formatArea(towns, business)}</TextLink>,
  states = business.authority.states,
  travel,
  cost,
  bring = copy.bring,
  bringList = routes.whatToBring(business.services[0] ?? ''),
  reach = 'priority',
  hospital,
  seal,
}: Props) {
  const time = <strong className="whitespace-nowrap">{standardWindow(business.times)}</strong>;
  return (
    <Sheet ornament={seal ?? <BrandSeal />} note={commissionLine(business, copy.commission)}>
      <SheetRow name="Where">{where}</SheetRow>
      <SheetRow name="When">
        <Filled text={copy.when[reach]} values={{ time }} />
      </SheetRow>
      {hospital && <SheetRow name="Hospital">{hospital}</SheetRow>}
      <SheetRow name="Cost">
        {cost ?? (
          <Filled
            text={copy.cost}
            values={{
              fees: <strong>{capitalize(firstFees(business, states))}</strong>,
              travel:
                travel === undefined
                  ? copy.travel
                  : fill(copy.travelPriced, { fee: dollars(travel) }),
            }}
          />
        )}
      </SheetRow>
      <SheetRow name="Have ready">
        <strong>{bring.identity}</strong>
        {`; ${bring.also}; `}
        <TextLink href={bringList}>full checklist</TextLink>
      </SheetRow>
      <SheetRow name="Hours">
        <OpenNow business={business} />
      </SheetRow>
    </Sheet>
  );
}
