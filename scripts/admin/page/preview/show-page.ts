import morphdom from 'morphdom';

/** The first element that differs from the one at its place, as deep in the page as it can be told. */
function firstChange(now: Element, next: Element): Element {
  const others = [...next.children];
  const children = [...now.children];
  const at = children.findIndex((child, index) => !others[index]?.isEqualNode(child));
  const [child, other] = [children[at], others[at]];
  return child && other?.nodeName === child.nodeName ? firstChange(child, other) : (child ?? now);
}

/**
 * Makes the page what its HTML says. What is the same stays as it is, such as what has been opened; what has
 * changed comes into view.
 */
export function showPage(page: HTMLElement, html: string): void {
  const next = page.cloneNode() as HTMLElement;
  next.innerHTML = html;
  const isFirst = page.childNodes.length === 0;
  const changed = page.isEqualNode(next) ? undefined : firstChange(page, next);
  morphdom(page, next, {
    childrenOnly: true,
    onBeforeElUpdated: (now, later) => {
      if (now.tagName === 'DETAILS' && now.hasAttribute('open')) later.setAttribute('open', '');
      return !now.isEqualNode(later);
    },
  });
  if (!isFirst && changed?.isConnected) comeIntoView(changed);
}

/** Only within its own frame: the forms around it stay where they are. */
function comeIntoView(element: Element): void {
  const { defaultView: view } = element.ownerDocument;
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (top > 60 && top < view.innerHeight - 60) || (top < 60 && bottom > view.innerHeight))
    return;
  view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}
