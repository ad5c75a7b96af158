import type { ReactNode } from 'react';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Seal } from '@/components/facts/seal';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { attractionSeal } from '@/lib/drawing/seal';
import { cityLine } from '@/lib/towns/address';
import { coordinatesOf, formatMiles, milesBetween, milesNote } from '@/lib/towns/distance';
import { attractionMapUrl } from '@/lib/towns/google-maps';
import { homeTownOf } from '@/lib/towns/towns';
import type { AttractionProps } from './attraction-props';

/** What helps people meet the notary there: where it is and whom to ask. */
export function AttractionFacts({ business, towns, attraction }: AttractionProps) {
  const home = homeTownOf({ business, towns });
  const seal = attractionSeal(attraction, home);
  const { address, locationNote, phone, town, caution } = attraction;
  // If only the town is known, the card says how far that is.
  const place = coordinatesOf(attraction) ?? town;
  const map = (words: ReactNode) => (
    <TextLink href={attractionMapUrl(attraction, town)}>{words}</TextLink>
  );
  const rows: [string, ReactNode][] = [
    [
      'Address',
      address && (
        <span className="value">
          {map(
            <>
              {address.street}, <span className="sm:whitespace-nowrap">{cityLine(address)}</span>
            </>,
          )}
        </span>
      ),
    ],
    ['How to find it', locationNote && (address ? locationNote : map(locationNote))],
    [
      'Phone',
      phone && (
        <a className="text-link tabular" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
      ),
    ],
    ['Before you drive', caution],
    [
      place === town ? `From ${home.name} to ${town.name}` : `From ${home.name}`,
      (place !== town || town.slug !== home.slug) && (
        <>
          <strong className="value">{formatMiles(milesBetween(home, place))}</strong> {milesNote}
        </>
      ),
    ],
  ];
  const [first, ...others] = rows
    .filter(([, words]) => words)
    .map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ));
  return (
    <div className="not-alone certificate flex h-full flex-col px-4 pb-4 md:px-7 md:pb-6">
      <h2 className="sr-only">Quick facts</h2>
      <dl className="answers block! px-0!">{first}</dl>
      <div className="flex grow justify-between gap-x-4 md:gap-x-8">
        <dl className="answers block! min-w-0 px-0!">{others}</dl>
        <div
          className={`${seal ? 'mile-seal-over-edge' : 'seal-over-edge'} self-end lg:not-print:w-88!`}
        >
          {seal ? <Seal seal={seal} /> : <BrandSeal />}
        </div>
      </div>
    </div>
  );
}
