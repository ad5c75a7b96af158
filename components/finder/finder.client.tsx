'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Combobox } from '@/components/ui/combobox.client';
import { findPlaces } from '@/lib/find-place';
import { type KnownPlace, nearestListed } from '@/lib/place-index';
import { routes } from '@/lib/routes';
import { type Answer, type Caller, FinderAnswer, placeName } from './finder-answer';
import { position } from './position';

/**
 * Finds the page of a town by its name, its ZIP code or the device's place. What is typed, and where
 * the device is, stays on it: in no request, address or storage.
 */
export function Finder(caller: Caller) {
  const input = useRef<HTMLInputElement>(null);
  const [places, setPlaces] = useState<readonly KnownPlace[]>();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const found = places && findPlaces(places, typed);
  const options = found?.kind === 'found' ? found.places : [];

  /** The places, which come when somebody begins; undefined where they do not come. */
  async function load() {
    if (places) return places;
    try {
      // The cache that fetches them comes when it is wanted, too.
      const { loadPlaces } = await import('./load-places');
      const loaded = await loadPlaces();
      setPlaces(loaded);
      return loaded;
    } catch {
      setAnswer({ kind: 'failed' });
      return undefined;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before React was here
  useEffect(() => {
    const { current } = input;
    if (current?.value) setTyped(current.value);
    if (current?.value || current === document.activeElement) load();
  }, []);

  function choose(place: KnownPlace, known: readonly KnownPlace[]) {
    const nearest = nearestListed(known, place);
    if (place.slug !== undefined) {
      setAnswer({ kind: 'opening', place });
      location.assign(routes.town(place.slug));
    } else if (nearest) setAnswer({ kind: 'not listed', place, nearest });
  }

  async function submit() {
    // What stands in the box, also where it was typed before React was there.
    const text = input.current?.value.trim() ?? '';
    setAnswer({ kind: 'loading' });
    const known = await load();
    if (!known) return;
    const result = findPlaces(known, text);
    if (result.kind === 'unknown') setAnswer({ kind: 'unknown', typed: text });
    else if (result.kind !== 'found') setAnswer({ kind: result.kind });
    else if (result.only) choose(result.only, known);
    else setAnswer({ kind: 'several' });
  }

  async function locate() {
    setAnswer({ kind: 'locating' });
    const [known, here] = await Promise.all([load(), position()]);
    if (!known) return;
    const nearest = typeof here === 'string' ? undefined : nearestListed(known, here);
    if (typeof here === 'string') setAnswer({ kind: here });
    else if (nearest) setAnswer({ kind: 'near', nearest });
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
      onFocus={load}
      onInput={(text) => {
        setTyped(text);
        // That no list came stays true.
        setAnswer((last) => (last?.kind === 'failed' ? last : undefined));
      }}
      onChoose={({ id }) => {
        const place = options.find((option) => placeName(option) === id);
        if (place && places) choose(place, places);
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
