import morphdom from 'morphdom';

/** The document of a frame as one of the site's, whose links and buttons lead nowhere. */
export function prepareFrame(doc: Document): HTMLElement {
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

/**
 * Changes the page into what the HTML says, and scrolls to the first change. Elements that are the
 * same stay, and with them what has been opened.
 *
 * @param day on which it's shown, such as 2026-11-20; without it, what certain days have is there.
 */
export function showPage(page: HTMLElement, html: string, day?: string): void {
  const next = page.cloneNode() as HTMLElement;
  next.innerHTML = html;
  // The frame runs no script, but the visitor's browser does.
  for (const plain of next.querySelectorAll('noscript')) plain.remove();
  // A map that loads at once would ask others: the forms' policy allows none of that.
  for (const map of next.querySelectorAll('iframe')) map.removeAttribute('src');
  for (const part of next.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = '', until = '' } = part.dataset;
    if (day) part.hidden = day < from || until <= day;
  }
  const isFirst = page.childNodes.length === 0;
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, { attributes: true, characterData: true, childList: true, subtree: true });
  morphdom(page, next, {
    childrenOnly: true,
    onBeforeElUpdated: (now, later) => {
      if (now.tagName === 'DETAILS' && now.hasAttribute('open')) later.setAttribute('open', '');
      return !now.isEqualNode(later);
    },
  });
  const changes = observer.takeRecords();
  observer.disconnect();
  const target = changes[0]?.target;
  if (isFirst || !target) return;
  // Of what takes the place of something else, the removal comes first.
  const there = changes.filter((change) => change.target === target);
  const [added] = there.flatMap(({ addedNodes }) => [...addedNodes]);
  comeIntoView(added ?? target);
}

/** Only within its own frame: the forms around it stay where they are. */
function comeIntoView(node: Node): void {
  const range = new Range();
  range.selectNode(node);
  const { top, bottom } = range.getBoundingClientRect();
  const view = node.ownerDocument?.defaultView;
  if (!view || (bottom > 60 && top < view.innerHeight - 60)) return;
  view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}
