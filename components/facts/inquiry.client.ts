import { knownParts, missingParts } from '@/lib/contact/inquiry-message';
import { forgetInquiry, inquiryChange, noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { printAlone } from '@/lib/islands/print-alone';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import { inquiryCopy } from './inquiry-copy';

/**
 * Lists on a sheet what a visitor has chosen on this site, asks for what is missing, and leads to the
 * message. The sheet has no seal until nothing is missing.
 */
export function inquiry(island: HTMLElement): void {
  const sheet = island.closest<HTMLElement>('.not-alone');
  const update = () => {
    const hasFocus = island.contains(document.activeElement);
    const chosen = readInquiry();
    const missing = missingParts(chosen);
    sheet?.lastElementChild?.classList.toggle('opacity-40', missing.length > 0);
    const rows = knownParts(chosen, inquiryCopy.labels).map(({ part, label, text }) =>
      row(label, part === 'parts' ? 'hidden print:flex' : 'flex', text),
    );
    if (missing.length > 0) rows.push(row(inquiryCopy.open, 'flex', ...missing.map(question)));
    island.replaceChildren(...(rows.length > 0 ? list(rows, sheet, island) : []));
    if (hasFocus) island.querySelector<HTMLElement>('select,a')?.focus();
  };
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

function list(rows: readonly Node[], sheet: HTMLElement | null, island: HTMLElement): Node[] {
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const link = element('a', 'text-link', inquiryCopy.write);
  link.href = routes.message;
  const print = element('button', 'text-link', inquiryCopy.print);
  print.addEventListener('click', () => printAlone(sheet));
  const clear = element('button', 'text-link', inquiryCopy.clear);
  clear.addEventListener('click', () => {
    forgetInquiry();
    const said = element('p', 'text-sm outline-none', inquiryCopy.cleared);
    said.tabIndex = -1;
    island.replaceChildren(said);
    said.focus();
  });
  return [
    element('p', 'border-gold-400 border-t pt-2 font-semibold', inquiryCopy.heading),
    element('dl', 'text-sm/snug sm:text-base/snug', ...rows),
    element('p', 'hidden text-sm print:block', fill(inquiryCopy.note, { date })),
    element('p', 'flex flex-wrap gap-x-5 gap-y-2 py-2 print:hidden', link, print, clear),
  ];
}

/** @param display how it is shown: what the estimate is made up of is only on paper. */
function row(name: string, display: string, ...words: (Node | string)[]): Node {
  return element(
    'div',
    `${display} flex-wrap gap-x-3 py-1`,
    element('dt', 'w-18 shrink-0 font-semibold text-gold-700 sm:w-20', name),
    element('dd', 'wrap-anywhere flex min-w-0 flex-1 basis-40 flex-wrap gap-2', ...words),
  );
}

/** A box with the answers to choose from, or only the label of what is entered elsewhere. */
function question(part: ReturnType<typeof missingParts>[number]): Node {
  const label = inquiryCopy.labels[part];
  const choices: Partial<Record<string, readonly string[]>> = inquiryCopy.choices;
  const answers = choices[part];
  if (!answers) return element('span', 'py-1', label);
  const look = 'min-h-11 w-28 grow rounded-md border border-navy-800 px-2 print:border-0';
  const options = answers.map((answer) => new Option(answer));
  const box = element('select', look, new Option(label, ''), ...options);
  box.ariaLabel = label;
  box.addEventListener('change', () => noteInquiry({ [part]: box.value }));
  return box;
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
