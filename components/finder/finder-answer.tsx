import type { ReactNode } from 'react';
import { finderContent } from '#content/finder';
import { Filled } from '@/components/facts/filled';
import { TextLink } from '@/components/ui/text-link';
import type { AreaFound } from '@/lib/finder/area-named';
import type { Locality, NearestTown } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { homeState, type StateCode, stateNames } from '@/lib/states';
import { countInWords, formatList } from '@/lib/text/format';

/** An answer of the finder in words, above or in place of its list. */
export type FinderMessage =
  | { type: keyof typeof plainAnswers | 'street' }
  | AreaFound
  | { type: 'unknown'; typed: string }
  | { type: 'opening'; locality: Locality }
  | { type: 'notListed'; locality: Locality; nearest: NearestTown }
  | { type: 'near'; nearest: NearestTown };

/** Answers that depend on no town. */
const plainAnswers = {
  empty: 'Enter a town or a ZIP code.',
  partialZip: 'Enter all five digits of the ZIP code.',
  several: "There's more than one match. Pick yours below.",
  unsure: 'Did you mean this one? Pick it below.',
  locating: 'Getting your location…',
  notLocated: "We couldn't get your location. Type your town or ZIP code instead.",
};
const opening = (town: string) => `Yes, we come to ${town}. Opening its page…`;
const orElse = 'You may also be able to';

/** In straight-line miles: a visitor who is farther from every town with a page is far away. */
const farAway = 40;

interface Props {
  answer: FinderMessage;
  number: ReactNode;
}

export function FinderAnswer({ answer, number }: Props) {
  const { answers } = finderContent;
  switch (answer.type) {
    case 'opening': {
      const { name: place, state } = answer.locality;
      if (isServed(state)) return opening(place);
      const values = { place, town: place, state: stateNames[state], number };
      return <Filled text={answers.notServed} values={values} />;
    }
    case 'county':
    case 'region': {
      const { localities, name: area } = answer;
      const towns = formatList(localities.map(({ name }) => name));
      const values = { area, towns, count: countInWords(localities.length) };
      if (!localities.every(({ state }) => isServed(state))) return plainAnswers.several;
      const text = localities.length > 1 ? answers[answer.type] : answers.oneTown;
      return <Filled text={text} values={values} />;
    }
    case 'street':
      return <Filled text={answers.street} values={{ number }} />;
    case 'unknown': {
      const list = <TextLink href={routes.areas}>all towns</TextLink>;
      const values = { typed: answer.typed, allTowns: list, number };
      if (!/^\d{5}$/.test(answer.typed)) return <Filled text={answers.unknown} values={values} />;
      return orOnline(<Filled text={answers.unknownZip} values={values} />);
    }
    case 'notListed': {
      const { name: place, state } = answer.locality;
      const { miles, alike } = answer.nearest;
      const values = { place, state: stateNames[state], town: townLink(alike), number };
      if (!isServed(state)) return <Filled text={answers.notServed} values={values} />;
      if (miles > farAway) return orOnline(<Filled text={answers.notListedFar} values={values} />);
      const text = alike.state === homeState ? answers.notListed : answers.notListedAway;
      return <Filled text={text} values={values} />;
    }
    case 'near': {
      const values = { town: townLink(answer.nearest.town), number };
      if (answer.nearest.miles <= farAway) return <Filled text={answers.near} values={values} />;
      return orOnline(<Filled text={answers.far} values={values} />);
    }
    default:
      return plainAnswers[answer.type];
  }
}

const isServed = (state: StateCode) => finderContent.served.includes(state);

function townLink(town: NearestTown['town']) {
  return <TextLink href={routes.town(town.slug)}>{town.name}</TextLink>;
}

/** An answer for a visitor who is far away, and an offer of online notarization, if we do it. */
function orOnline(answer: ReactNode) {
  const { onlinePage } = finderContent;
  if (!onlinePage) return answer;
  return (
    <>
      {answer} {orElse} <TextLink href={onlinePage}>sign online</TextLink>.
    </>
  );
}
