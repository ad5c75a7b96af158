'use client';

import { announceAfterPause } from '@/lib/islands/announce-after-pause';
import { termKey } from '@/lib/islands/keys';
import { required } from '@/lib/islands/required';
import { nounFor, pluralize } from '@/lib/text/format';

interface Props {
  /** The id of the list whose cards are filtered. */
  list: string;
}

/** Filters the cards on the page, from the first letter on. */
export function attractionSearch(island: HTMLElement, { list }: Props): void {
  const container = required(document, `#${list}`);
  const input = required<HTMLInputElement>(island, 'input');
  const clear = required(island, 'input ~ .button');
  const showAll = required(island, '[role="search"] > button');
  const count = required(island, 'p');
  const large = document.querySelectorAll('#count span');
  const groups = [...container.querySelectorAll('section')];
  const cards = groups.flatMap((group) => {
    const town = textOf(group, 'h2 a');
    return [...group.querySelectorAll('li')].map((element) => {
      return { element, texts: [textOf(element, 'h3'), town] };
    });
  });

  const update = () => {
    const term = input.value.trim();
    const wanted = plain(term);
    const shown = new Set(cards.filter(({ texts }) => texts.some((text) => text.includes(wanted))));
    const isEmpty = shown.size === 0;
    // Hiding the last of many cards costs the browser far more than hiding their list.
    container.hidden = isEmpty;
    if (!isEmpty) {
      for (const card of cards) card.element.hidden = !shown.has(card);
      for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
    }
    clear.hidden = term === '';
    showAll.hidden = !isEmpty;
    count.textContent = isEmpty
      ? `No attractions found matching "${term}"`
      : `${shown.size} of ${pluralize(cards.length, 'attraction')}`;
    announceAfterPause(count.textContent);
    large[0]?.replaceChildren(String(shown.size));
    large[1]?.replaceChildren(nounFor(shown.size, 'attraction'));
    const hash = term && termKey + encodeURIComponent(term);
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  const reset = () => {
    input.value = '';
    input.focus();
    update();
  };
  input.addEventListener('input', update);
  clear.addEventListener('click', reset);
  showAll.addEventListener('click', reset);
  // Something may have been typed before this ran.
  input.value ||= termIn(location.hash);
  if (input.value) update();
}

/** The term in a URL's hash; '' if no search of ours wrote it. */
function termIn(hash: string): string {
  try {
    return hash.startsWith(termKey) ? decodeURIComponent(hash.slice(termKey.length)) : '';
  } catch {
    return '';
  }
}

/** A text as it is compared: in lower case, without periods and accents, every dash a hyphen. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('&', 'and')
    .replace(/[\u0300-\u036f.]/g, '');

const textOf = (whole: Element, part: string) => plain(required(whole, part).textContent);
