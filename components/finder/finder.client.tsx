'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Combobox } from '@/components/ui/combobox.client';
import { findLocalities } from '@/lib/finder/find-locality';
import { type Locality, nearestListed } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { type Caller, FinderAnswer, type FinderMessage, placeName } from './finder-answer';
import { places } from './places';
import { position } from './position';

/**
 * Finds the page of a town by its name, its ZIP code or the device's place. What is typed, and where
 * the device is, stays on it: in no request, address or storage.
 */
export function Finder(caller: Caller) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<FinderMessage>();
  // Where the device is may be known only after another question was asked.
  const question = useRef(0);
  const found = findLocalities(places, typed);
  const options = found.kind === 'found' ? found.places : [];

  useEffect(() => {
    // What was typed before React was here.
    if (input.current?.value) setTyped(input.current.value);
    // A browser that goes back shows the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setAnswer(undefined);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  /** Begins a question; the function it gives tells whether no other has begun since. */
  function ask(now: FinderMessage): () => boolean {
    question.current++;
    const own = question.current;
    setAnswer(now);
    return () => question.current === own;
  }

  function choose(place: Locality) {
    if (input.current) input.current.value = placeName(place);
    setTyped(placeName(place));
    const nearest = nearestListed(places, place);
    if (place.slug !== undefined) {
      ask({ kind: 'opening', place });
      location.assign(routes.town(place.slug));
    } else if (nearest) ask({ kind: 'not listed', place, nearest });
  }

  function submit(): boolean {
    // What stands in the box, also where it was typed before React was there.
    const text = input.current?.value.trim() ?? '';
    const result = findLocalities(places, text);
    if (result.kind === 'unknown') ask({ kind: 'unknown', typed: text });
    else if (result.kind !== 'found') ask({ kind: result.kind });
    else if (result.only) choose(result.only);
    else {
      ask({ kind: result.places.length > 1 ? 'several' : 'unsure' });
      return true;
    }
    return false;
  }

  async function locate() {
    const isAsked = ask({ kind: 'locating' });
    const here = await position();
    if (!isAsked()) return;
    const nearest = typeof here === 'string' ? undefined : nearestListed(places, here);
    if (typeof here === 'string') ask({ kind: here });
    else if (nearest) ask({ kind: 'near', nearest });
  }

  return (
    <Combobox
      input={input}
      label="Find your town by name or ZIP code"
      action="Go"
      options={options.map((place) => ({
        id: placeName(place),
        label: `${placeName(place)}${place.slug === undefined ? ' (not on our list)' : ''}`,
      }))}
      onInput={(text) => {
        question.current++;
        setTyped(text);
        setAnswer(undefined);
      }}
      onChoose={({ id }) => {
        const place = options.find((option) => placeName(option) === id);
        if (place) choose(place);
      }}
      onSubmit={submit}
    >
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className={buttonStyles({ variant: 'attraction', size: 'sm' })}
          onClick={locate}
        >
          Use my location
        </button>
        <p role="status" className="wrap-anywhere min-h-6 flex-1 basis-60 text-sm">
          {answer ? (
            <FinderAnswer answer={answer} {...caller} />
          ) : (
            options.length > 0 && (
              <span className="sr-only">
                {options.length === 1 ? '1 suggestion' : `${options.length} suggestions`}
              </span>
            )
          )}
        </p>
      </div>
    </Combobox>
  );
}
