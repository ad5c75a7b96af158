import { formatPhone, telHref } from '@/lib/contact/phone';
import type { Locality, NearestTown } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { stateNames } from '@/lib/schema/state-names';
import { formatMiles } from '@/lib/towns/distance';
import type { NoPosition } from './position';

/** What the finder says, besides its list. */
export type FinderMessage =
  | { kind: 'empty' | 'partial zip' | 'several' | 'unsure' | 'locating' | NoPosition }
  | { kind: 'unknown'; typed: string }
  | { kind: 'opening'; locality: Locality }
  | { kind: 'not listed'; locality: Locality; nearest: NearestTown }
  | { kind: 'near'; nearest: NearestTown };

export interface Caller {
  /** The business phone number as content writes it. */
  phone: string;
  /** Follows the number, such as "(sample)". */
  mark?: string | undefined;
}

/** Straight-line miles; for a visitor farther than this from every listed town, none is near. */
const farAway = 40;

/** "Kuna, Idaho". */
export function localityName({ name, state }: Locality): string {
  return `${name}, ${stateNames[state]}`;
}

export function FinderAnswer({ answer, ...caller }: Caller & { answer: FinderMessage }) {
  switch (answer.kind) {
    case 'empty':
      return 'Type a town or a ZIP code.';
    case 'partial zip':
      return 'Type all 5 digits of the ZIP code.';
    case 'several':
      return 'Several places fit: choose one from the list.';
    case 'unsure':
      return 'Did you mean this one? Then choose it from the list.';
    case 'locating':
      return 'Asking your device where it is…';
    case 'refused':
      return 'This page is not allowed to see where you are. Type the town or the ZIP code instead.';
    case 'unavailable':
      return 'Your device cannot tell where it is. Type the town or the ZIP code instead.';
    case 'opening':
      return `Opening ${localityName(answer.locality)}…`;
    case 'unknown':
      return (
        <>
          We know no place “{answer.typed}” in Idaho or Eastern Oregon. Check the spelling, see{' '}
          <AllTowns />, or <Call {...caller} />.
        </>
      );
    case 'not listed':
      return (
        <>
          {localityName(answer.locality)}, is not on our list of towns. The nearest town that is:{' '}
          <Nearest {...answer.nearest} />. Or <Call {...caller} /> and ask whether we come.
        </>
      );
    case 'near':
      return answer.nearest.miles > farAway ? (
        <>
          No town on our list is near you. The nearest is <Nearest {...answer.nearest} />. Or{' '}
          <Call {...caller} /> and ask whether we come.
        </>
      ) : (
        <>
          Nearest to you: <Nearest {...answer.nearest} />.
        </>
      );
  }
}

function Nearest({ town, miles }: NearestTown) {
  return (
    <>
      <a className="text-link" href={routes.town(town.slug)}>
        {localityName(town)}
      </a>
      , {formatMiles(miles)} in a straight line
    </>
  );
}

function AllTowns() {
  return (
    <a className="text-link" href={routes.areas}>
      all towns
    </a>
  );
}

function Call({ phone, mark }: Caller) {
  return (
    <>
      call{' '}
      <a className="whitespace-nowrap text-link tabular-nums" href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
