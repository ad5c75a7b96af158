import type { Page } from '@playwright/test';

/** Who else is at work in a page, and when they reach an island: before it is hydrated or after. */
export type Others = `${'translator' | 'extension'} ${'before' | 'after'}`;

/** Lets a translator or an extension at every page that is opened from now on. */
export async function letIn(page: Page, others: Others): Promise<void> {
  const [who, when = ''] = others.split(' ');
  // tsx compiles functions to code that calls a helper pages don't have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(workOn, { isTranslator: who === 'translator', when });
}

/** Works on the whole page, and from then on whatever is added to it or changed. */
function workOn({ isTranslator, when }: { isTranslator: boolean; when: string }): void {
  /** Not yet this one's: an island, until its moment has come. */
  const later = when === 'before' ? 'template' : '[data-island]';

  /**
   * As Google Translate and Edge do, puts <font> elements in place of every text. The words stay, so that
   * any test can be run on what is left.
   */
  function translate(root: Node): void {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      const skipped = `font,script,style,template,noscript,svg,option,textarea,${later}`;
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.parentNode?.replaceChild(font, text);
    }
  }

  /** As password managers and writing aids do, adds to fields, forms and buttons, and wraps some. */
  function extend(root: Node): void {
    const inside =
      root instanceof Element ? root.querySelectorAll('input,textarea,select,form,button') : [];
    for (const element of inside) {
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

  const work = isTranslator ? translate : extend;
  document.addEventListener('DOMContentLoaded', () => {
    if (!isTranslator) {
      for (const element of [document.documentElement, document.body]) {
        element.setAttribute('data-extension', 'on');
        element.classList.add('extension');
      }
    }
    work(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // Taken over: the attribute has gone.
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
