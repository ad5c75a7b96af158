import morphdom from 'morphdom';

/** The document of a frame as one of the site's, whose links and buttons lead nowhere. */
export function prepare(doc: Document): HTMLElement {
  doc.documentElement.dataset['script'] = '';
  const style = doc.createElement('link');
  doc.head.append(Object.assign(style, { rel: 'stylesheet', href: '/admin/page.css' }));
  doc.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a,button')) event.preventDefault();
  });
  const page = doc.createElement('div');
  doc.body.replaceChildren(page);
  return page;
}

/** The way from one element to the first part of it that is no longer like the other's, as deep as it can be told. */
function wayToChange(now: Element, next: Element): number[] {
  const [parts, later] = [[...now.children], [...next.children]];
  const at = later.findIndex((part, index) => !parts[index]?.isEqualNode(part));
  const [old, changed] = [parts[at], later[at]];
  if (!changed) return [];
  return old?.nodeName === changed.nodeName ? [at, ...wayToChange(old, changed)] : [at];
}

/** A copy in which nothing has been opened. */
function closed(page: Element): Element {
  const copy = page.cloneNode(true) as Element;
  for (const details of copy.querySelectorAll('details')) details.removeAttribute('open');
  return copy;
}

/**
 * Makes the page what its HTML says. What is the same stays as it is, such as what has been opened; what has
 * changed comes into view.
 *
 * @param day on which it's shown, such as 2026-11-20; without it, what is for certain days is always there.
 */
export function showPage(page: HTMLElement, html: string, day?: string): void {
  const next = page.cloneNode() as HTMLElement;
  next.innerHTML = html;
  // A map that loads at once would ask others: the forms' policy allows none of that.
  for (const map of next.querySelectorAll('iframe')) map.removeAttribute('src');
  for (const part of next.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = '', until = '' } = part.dataset;
    if (day) part.hidden = day < from || until <= day;
  }
  const isMoved = page.childNodes.length > 0 && !page.isEqualNode(next);
  const way = wayToChange(closed(page), closed(next));
  morphdom(page, next, {
    childrenOnly: true,
    onBeforeElUpdated: (now, later) => {
      if (now.tagName === 'DETAILS' && now.hasAttribute('open')) later.setAttribute('open', '');
      return !now.isEqualNode(later);
    },
  });
  if (isMoved) comeIntoView(way.reduce((part, at) => part.children[at] ?? part, page as Element));
}

/** Only within its own frame: the forms around it stay where they are. */
function comeIntoView(element: Element): void {
  const { defaultView: view } = element.ownerDocument;
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (bottom > 60 && top < view.innerHeight - 60)) return;
  view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}
