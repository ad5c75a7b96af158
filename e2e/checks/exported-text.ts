import { attribute, type HtmlElement, textOf } from '../../scripts/pages/html-tree';

/** White space, that which does not break too, as a single blank. */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text without the signs that only the eye needs (aria-hidden). */
export function spokenText(element: HtmlElement): string {
  const parts = element.childNodes.map((child) => {
    if (!('tagName' in child)) return textOf(child);
    return attribute(child, 'aria-hidden') === 'true' ? '' : spokenText(child);
  });
  return fold(parts.join(''));
}
