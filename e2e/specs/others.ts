/** Who else is at work in a page, and when they reach an island: before it is hydrated or after. */
export type Others = `${'translator' | 'extension'} ${'before' | 'after'}`;

/** In a page: works on all of it, and from then on on whatever is added to it or changed. */
export function workOn(others: Others): void {
  /** What is left alone: those that come after hydration leave an island alone until then. */
  const later = others.endsWith('before') ? 'template' : '[data-island]';

  /** Puts <font> elements in place of every text, as Google Translate and Edge do. */
  function translate(root: Node): void {
    const skipped = `font,script,style,template,noscript,svg,option,textarea,[translate="no"],${later}`;
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest(skipped)) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  }

  /** As password managers and writing aids do, adds to fields, forms and buttons; wraps some. */
  function extend(root: Node): void {
    if (!(root instanceof Element)) return;
    for (const element of root.querySelectorAll('input,textarea,select,form,button')) {
      if (element.hasAttribute('data-extended') || element.closest(later)) continue;
      element.setAttribute('data-extended', '');
      const icon = document.createElement('span');
      icon.attachShadow({ mode: 'open' }).innerHTML = '<i tabindex="-1">*</i>';
      if (element.matches('form')) element.append(icon);
      else if (element.matches('button')) element.classList.add('extended');
      // A field that has the focus would lose it.
      else if (element.matches('select,[type="email"]') && element !== document.activeElement) {
        const wrapper = document.createElement('span');
        wrapper.style.display = 'contents';
        element.before(wrapper);
        wrapper.append(element, icon);
      } else element.after(icon);
    }
  }

  const isTranslator = others.startsWith('translator');
  const work = isTranslator ? translate : extend;
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of isTranslator ? [] : [document.documentElement, document.body]) {
      element.setAttribute('data-extension', 'on');
      element.classList.add('extension');
    }
    work(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // An island that is hydrated loses its attribute.
        if (type !== 'childList') work(target);
        for (const node of addedNodes) if (node.isConnected) work(node);
      }
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['data-island'],
    });
  });
}
