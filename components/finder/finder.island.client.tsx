'use client';

import { LocateFixed } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { finderContent } from '#content/finder';
import { inTown } from '@/lib/contact/inquiry';
import { findLocalities } from '@/lib/finder/find-locality';
import { type Locality, nearestListed } from '@/lib/finder/localities';
import { noteInquiry } from '@/lib/islands/inquiry';
import { routes } from '@/lib/routes';
import { atHome, formatMiles, milesBetween } from '@/lib/towns/distance';
import { townAndState } from '@/lib/towns/towns';
import { FinderAnswer, type FinderMessage } from './finder-answer';
import { FinderBox } from './finder-box.client';

const nothingFits = 'No town or ZIP code matches';

/** How long a device may take, and how old a position may be, in milliseconds. */
const timeout = 15_000;
const maximumAge = 5 * 60_000;

/** Roughly where the device is, which is never sent; undefined if it or the visitor won't say. */
const position = () =>
  new Promise<GeolocationCoordinates | undefined>((resolve) => {
    // Absent on a page without HTTPS, and where the browser has turned it off.
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      { timeout, maximumAge },
    );
  });

/**
 * Finds the page of a town by its name, its ZIP code or the device's position. What is typed, and
 * where the device is, stays on the device: it is in no request, URL or storage.
 */
export function Finder({ number }: { number: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<FinderMessage>();
  // The device may find its position only after another question was asked.
  const question = useRef(0);
  const found = findLocalities(finderContent.localities, typed, finderContent.areas);
  const offered = 'localities' in found ? found.localities : [];

  /** Begins a question. Returns a function that tells whether it is still the latest. */
  function begin(now: FinderMessage): () => boolean {
    const asked = ++question.current;
    setAnswer(now);
    return () => question.current === asked;
  }

  function choose(locality: Locality) {
    if (input.current) input.current.value = townAndState(locality);
    setTyped(townAndState(locality));
    const { name, slug } = locality;
    // Only towns with a page are known by their name alone.
    const town = slug === undefined ? townAndState(locality) : name;
    noteInquiry({ town: inTown(town), state: locality.state });
    if (slug !== undefined) {
      begin({ type: 'opening', locality });
      location.assign(routes.town(slug));
    } else {
      const nearest = nearestListed(finderContent.localities, locality);
      begin({ type: 'notListed', locality, nearest });
    }
  }

  function submit(text: string): boolean {
    const result = findLocalities(finderContent.localities, text, finderContent.areas);
    const only = result.type === 'found' ? result.only : undefined;
    if (only) choose(only);
    else if (result.type === 'unknown') begin({ type: 'unknown', typed: text });
    else if (result.type !== 'found') begin(result);
    else begin({ type: result.localities.length > 1 ? 'several' : 'unsure' });
    return !only && 'localities' in result;
  }

  async function locate() {
    const isLatest = begin({ type: 'locating' });
    const here = await position();
    if (!isLatest()) return;
    if (here) begin({ type: 'near', nearest: nearestListed(finderContent.localities, here) });
    else begin({ type: 'notLocated' });
  }

  return (
    <FinderBox
      input={input}
      label={finderContent.label}
      hint={finderContent.hint}
      typed={typed}
      options={offered.map((locality) => ({
        label: townAndState(locality),
        note: locality.slug === undefined ? 'ask us' : <Distance to={locality} />,
        choose: () => choose(locality),
      }))}
      nothingFits={found.type === 'unknown' && nothingFits}
      answer={answer && <FinderAnswer answer={answer} number={number} />}
      onInput={(text) => {
        question.current++;
        setTyped(text);
        setAnswer(undefined);
      }}
      onSubmit={submit}
      shortcut={
        <button
          type="button"
          aria-label="Use my location"
          title="Use my location"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-blue-700"
          onClick={locate}
        >
          <LocateFixed className="size-6" aria-hidden="true" />
        </button>
      }
    />
  );
}

/** How far it is from home to a town with a page. */
function Distance({ to }: { to: Locality }) {
  const miles = milesBetween(finderContent.home, to);
  return <span className="text-gold-700">{miles === 0 ? atHome : formatMiles(miles)}</span>;
}
