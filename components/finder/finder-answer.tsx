import type { ReactNode } from 'react';
import { finderWords } from '#words/finder';
import { Filled } from '@/components/ui/filled';
import { TextLink } from '@/components/ui/text-link';
import type { Locality, NearestTown } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { townAndState } from '@/lib/towns/towns';
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

interface Props {
  answer: FinderMessage;
  /** The number to call, as a control. */
  number: ReactNode;
}

export function FinderAnswer({ answer, number }: Props) {
  const { allTowns, answers } = finderWords;
  switch (answer.kind) {
    case 'opening':
      return <Filled text={answers.opening} values={{ place: townAndState(answer.locality) }} />;
    case 'unknown': {
      const list = <TextLink href={routes.areas}>{allTowns}</TextLink>;
      const text = /^\d{5}$/.test(answer.typed) ? answers.unknownZip : answers.unknown;
      const values = { typed: answer.typed, allTowns: list, number };
      return orOnline(<Filled text={text} values={values} />);
    }
    case 'notListed': {
      const place = townAndState(answer.locality);
      const values = { place, town: townLink(answer.nearest), number };
      const isFar = answer.nearest.miles > farAway;
      const text = isFar ? answers.notListedFar : answers.notListed;
      return orOnline(<Filled text={text} values={values} />);
    }
    case 'near': {
      const values = { town: townLink(answer.nearest), number };
      if (answer.nearest.miles <= farAway) return <Filled text={answers.near} values={values} />;
      return orOnline(<Filled text={answers.far} values={values} />);
    }
    default:
      return answers[answer.kind];
  }
}

function townLink({ town }: NearestTown) {
  return <TextLink href={routes.town(town.slug)}>{townAndState(town)}</TextLink>;
}

/** An answer that leaves a visitor without a town, and what is left while we notarize online. */
function orOnline(answer: ReactNode) {
  const { onlinePage, signOnline, online } = finderWords;
  if (!onlinePage) return answer;
  const link = <TextLink href={onlinePage}>{signOnline}</TextLink>;
  return (
    <>
      {answer} <Filled text={online} values={{ link }} />
    </>
  );
}
