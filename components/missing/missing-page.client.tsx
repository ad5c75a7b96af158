'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type KnownSlugs, readMissing } from '@/lib/missing-page';
import { UnknownPlace } from './unknown-place';
import { UnknownTown } from './unknown-town';

interface Props {
  known: KnownSlugs;
  brand: string;
  /** What stands there at first, and when the address means nothing that we know. */
  notFound: ReactNode;
  /** The sheet of answers, for a town that has no page. */
  sheet: ReactNode;
  /** All services, for a town that has no page. */
  services: ReactNode;
  /** The band that ends the pages. */
  band: ReactNode;
  /** The controls that call, for the head of a page. */
  call: ReactNode;
  /** The way to a town that has a page. */
  finder: ReactNode;
  /** The mark of the way to a place, for a town that has no page. */
  pin: ReactNode;
}

const neverChanges = () => () => {};

/** Reads the address and shows what fits it. The server knows no address and shows `notFound`. */
export function MissingPage({
  known,
  brand,
  notFound,
  sheet,
  services,
  band,
  call,
  finder,
  pin,
}: Props) {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => null,
  );
  const missing = path === null ? undefined : readMissing(path, known);

  useEffect(() => {
    if (path === null) return;
    window.today?.();
    const read = readMissing(path, known);
    // A host that answers a real address with this page must not be asked for it again and again.
    if (read.kind === 'moved' && read.to !== path) location.replace(read.to);
    if (read.kind === 'page') console.log('Page not found:', path);
    if (read.kind === 'town') return keepTitle(`Mobile notary in ${read.name} | ${brand}`);
    if (read.kind === 'place') return keepTitle(`Attraction not found | ${brand}`);
  }, [path, known, brand]);

  switch (missing?.kind) {
    case 'town':
      return (
        <UnknownTown
          name={missing.name}
          sheet={sheet}
          services={services}
          band={band}
          call={call}
          finder={finder}
          pin={pin}
        />
      );
    case 'place':
      return <UnknownPlace slug={missing.slug} band={band} call={call} />;
    default:
      return notFound;
  }
}

/** Sets the title, and sets it again when Next puts the exported one in its place. */
function keepTitle(words: string): () => void {
  // What the browser makes of the words: it folds blanks, and counts control characters as such.
  let title: string | undefined;
  const set = () => {
    if (document.title === title) return;
    document.title = words;
    title = document.title;
  };
  set();
  const observer = new MutationObserver(set);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
