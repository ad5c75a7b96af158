import type { ReactNode } from 'react';
import { Filled } from '@/components/ui/filled';
import type { Locality, NearestTown } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { stateNames } from '@/lib/schema/state-names';
import { formatMiles } from '@/lib/towns/distance';
import { finderCopy } from './finder-copy';
import type { NoPosition } from './position';

/** What the finder says, apart from its list. */
export type FinderMessage =
  | { kind: 'empty' | 'partialZip' | 'several' | 'unsure' | 'locating' | NoPosition }
  | { kind: 'unknown'; typed: string }
  | { kind: 'opening'; locality: Locality }
  | { kind: 'notListed'; locality: Locality; nearest: NearestTown }
  | { kind: 'near'; nearest: NearestTown };

/** Straight-line miles; for a visitor farther than this from every listed town, none is near. */
const farAway = 40;

/** "Kuna, Idaho". */
export function localityName({ name, state }: Locality): string {
  return `${name}, ${stateNames[state]}`;
}

interface Props {
  answer: FinderMessage;
  /** The number to call, as a control. */
  number: ReactNode;
}

export function FinderAnswer({ answer, number }: Props) {
  const { allTowns, answers } = finderCopy;
  switch (answer.kind) {
    case 'opening':
      return <Filled text={answers.opening} values={{ place: localityName(answer.locality) }} />;
    case 'unknown': {
      const list = (
        <a className="text-link" href={routes.areas}>
          {allTowns}
        </a>
      );
      const values = { typed: answer.typed, allTowns: list, number };
      return <Filled text={answers.unknown} values={values} />;
    }
    case 'notListed': {
      const values = {
        place: localityName(answer.locality),
        ...nearestTown(answer.nearest),
        number,
      };
      return <Filled text={answers.notListed} values={values} />;
    }
    case 'near': {
      const text = answer.nearest.miles > farAway ? answers.far : answers.near;
      return <Filled text={text} values={{ ...nearestTown(answer.nearest), number }} />;
    }
    default:
      return answers[answer.kind];
  }
}

/** A link to a town with a page, and how far it is. */
function nearestTown({ town, miles }: NearestTown) {
  const link = (
    <a className="text-link" href={routes.town(town.slug)}>
      {localityName(town)}
    </a>
  );
  return { town: link, miles: formatMiles(miles) };
}
