'use client';

import { inquiryWords } from '#words/inquiry';
import { knownParts, missingParts } from '@/lib/contact/inquiry-message';
import { forgetInquiry, inquiryChange, noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { printAlone } from '@/lib/islands/print-alone';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';

/**
 * Lists on a sheet what a visitor has chosen on this site, asks for the rest, and leads to the message.
 * The sheet's seal is pale until nothing is missing.
 */
export function inquiry(island: HTMLElement): void {
  const sheet = island.closest<HTMLElement>('.not-alone');
  const list = element('dl', 'text-sm/snug sm:text-base/snug');
  const boxes = Object.entries(inquiryWords.choices).map(box);
  const paper = element('p', 'hidden text-sm print:block');
  const parts = [
    element('p', 'border-gold-400 border-t pt-2 font-semibold', inquiryWords.heading),
    list,
    element('p', 'flex flex-wrap gap-2 py-2 print:hidden', ...boxes.map(({ select }) => select)),
    paper,
    element('p', 'flex flex-wrap gap-x-5 gap-y-2 py-2 print:hidden', ...controls(island, sheet)),
  ];

  function update() {
    const chosen = readInquiry();
    const missing = missingParts(chosen);
    const known = knownParts(chosen, inquiryWords.labels);
    // An order still has blanks.
    const isOpen = missing.length > 0 || chosen.order !== undefined;
    sheet?.lastElementChild?.classList.toggle('opacity-40', isOpen);
    if (known.length === 0) return island.contains(list) && island.replaceChildren();
    for (const { show } of boxes) show(chosen);
    const names = missing.map((part) => inquiryWords.labels[part]).join(', ');
    list.replaceChildren(
      ...known.map(({ part, label, text }) => row(label, text, part in inquiryWords.choices)),
      ...(names ? [row(inquiryWords.open, names, true)] : []),
    );
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format();
    paper.textContent = fill(inquiryWords.note, { date });
    if (!island.contains(list)) island.replaceChildren(...parts);
  }

  update();
  // Wakes the form if the page has it: its box has the same.
  document
    .getElementById('message-message')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }));
  // The first choice shows on the next page: here, the sheet would grow while the visitor is busy below.
  addEventListener(inquiryChange, () => island.hasChildNodes() && update());
  // Going back in the browser may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && update());
}

/** @param onPaper whether it is shown only there: on the screen, a box has it. */
function row(name: string, words: string, onPaper: boolean): Node {
  return element(
    'div',
    `${onPaper ? 'hidden print:flex' : 'flex'} flex-wrap gap-x-3 py-1`,
    element('dt', 'w-16 shrink-0 font-semibold text-gold-700 sm:w-20', name),
    element('dd', 'wrap-anywhere min-w-0 flex-1 basis-40 whitespace-pre-line', words),
  );
}

/** A box with the answers to choose from, first of all none; and how it shows what is chosen. */
function box([part, answers]: [string, readonly string[]]) {
  const label = Object.entries(inquiryWords.labels).find(([name]) => name === part)?.[1] ?? '';
  const look = 'min-h-11 w-28 max-w-full grow rounded-md border border-navy-800 px-2';
  const select = element('select', look, new Option(label, ''));
  const offer = (answer: string) => select.add(new Option(answer, answer));
  answers.forEach(offer);
  select.ariaLabel = label;
  select.addEventListener('change', () => noteInquiry({ [part]: select.value }));
  const show = (chosen: Readonly<Partial<Record<string, string>>>) => {
    const text = chosen[part] ?? '';
    if (![...select.options].some(({ value }) => value === text)) offer(text);
    select.value = text;
  };
  return { select, show };
}

/** Leads to the message, prints the sheet, and clears what is known. */
function controls(island: HTMLElement, sheet: HTMLElement | null): Node[] {
  const link = element('a', 'text-link', inquiryWords.write);
  link.href = routes.message;
  const print = element('button', 'text-link', inquiryWords.print);
  print.addEventListener('click', () => printAlone(sheet));
  const clear = element('button', 'text-link', inquiryWords.clear);
  clear.addEventListener('click', () => {
    forgetInquiry();
    const said = element('p', 'text-sm outline-none', inquiryWords.cleared);
    said.tabIndex = -1;
    island.replaceChildren(said);
    said.focus();
  });
  return [link, print, clear];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
