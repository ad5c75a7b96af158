'use client';

import { termKey } from '@/lib/islands/keys';
import { pluralize } from '@/lib/text';

interface Props {
  /** The id of the list whose cards are filtered. */
  list: string;
}

/** Filters the cards on the page, from the first letter on. */
export function attractionSearch(island: HTMLElement, { list }: Props): void {
  const container = document.getElementById(list);
  const input = island.querySelector('input');
  const [clear, showAll] = island.querySelectorAll('button');
  const status = island.querySelector('[role="status"]');
  if (!container || !input || !clear || !showAll || !status) return;
  const cards = [...container.querySelectorAll('li')].map((element) => ({
    element,
    texts: [plain(textOf(element, 'h3')), plain(textOf(element.closest('section'), 'h2 a'))],
  }));

  const groups = container.querySelectorAll('section');

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
    status.textContent = isEmpty
      ? `No attractions found matching "${term}"`
      : `${shown.size} of ${pluralize(cards.length, 'attraction')}`;
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

/** A text whose letters are compared: in lower case, with one apostrophe, one dash, no periods or accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('&', 'and')
    .replace(/[\u0300-\u036f.]/g, '');

const textOf = (whole: Element | null, part: string) =>
  whole?.querySelector(part)?.textContent ?? '';
