import { todayPart } from './today-script';

/**
 * What runs before React. It marks the document as scripted before the first paint, holds a click
 * on an island's button until React has taken it over, closes the menu behind a link, and takes the
 * mark back when React does not come: then the plain forms stand, and what waits in
 * <noscript data-plain> is put into the page. The mark is kept: where an extension or a translator
 * has changed the page before React, React draws it anew and clears the attributes of <html>.
 *
 * A browser that is too old for a word of it leaves the page without the mark: the page without
 * script.
 */

const mark = `
  const root = d.documentElement, marks = root.dataset, held = [];
  const all = (selector, act) => d.querySelectorAll(selector).forEach(act);
  const ready = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let failed;
  marks.script = 'on';
  new MutationObserver(() => marks.script ||= failed || 'on')
    .observe(root, { attributeFilter: ['data-script'] });
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const fail = () => {
    failed = marks.script = 'failed';
    ready.then(() => all('noscript[data-plain]', (n) => {
      n.outerHTML = n.textContent;
    }));
  };
  addEventListener('click', (e) => {
    const closest = (selector) => e.target.closest?.(selector);
    const button = closest('[data-island] button');
    if (closest('details[data-island] a')) closest('details').open = false;
    if (!button || failed || isTaken(button)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    held.push([button, e.detail]);
    wake();
  }, true);${todayPart}`;

/** Gives held clicks again as they were, until React has every button, or has had its time. */
const watch = `
  let rounds = 0;
  const timer = setInterval(() => {
    held.splice(0).forEach(([button, detail]) => isTaken(button)
      ? button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
      : held.push([button, detail]));
    const done = [...document.querySelectorAll('[data-island] button')].every(isTaken);
    const late = document.readyState === 'complete' && ++rounds > 100;
    if (done || late) clearInterval(timer);
    if (late && !done) fail();
  }, 50);`;

/** For a page as Next exports it, whose script comes by itself. */
export const earlyScript = `((d, data) => {${mark}
  function wake() {}
  ready.then(() => {${watch}
  });
  addEventListener('error', (e) => {
    if (e.target.tagName === 'SCRIPT' && e.target.src.includes('/_next/')) fail();
  }, true);
})(document, document.currentScript.dataset);`;

/**
 * For a page whose script stands aside until an island wants it: the files that its own element
 * names in data-files are fetched, and run in their order once all of them are there. A file that
 * does not come is asked for once more; then the page counts as failed. A script that is put into
 * the page as not async keeps its place in the row; marked as async after that, React knows it for
 * its own and does not load it again.
 *
 * The first layout is asked for as soon as the document stands. Left to the browser it falls into one
 * task with the first paint now and then, which Lighthouse counts as blocking time; the visitor sees
 * the page at the same moment either way.
 *
 * What wakes it: a mouse, a pen or the keyboard's focus in an island, something ticked, chosen or
 * typed there, a held click, and an island marked data-near that comes near the view (if data-near
 * names a key: only while the tab's storage or the page's address has it). A finger wakes by its tap
 * alone, as a thumb that scrolls the page touches islands too.
 */
export const loaderScript = `((d, data) => {${mark}
  const files = data.files.split(' ').map((name) => '/_next/static/' + name);
  const get = (url) => fetch(url, { signal: AbortSignal.timeout?.(20000) })
    .then((answer) => answer.ok ? answer.blob() : Promise.reject());
  let awake;
  const wake = () => {
    awake ||= Promise.all([ready, ...files.map((url) => get(url).catch(() => get(url)))])
      .then(() => files.forEach((src) => {
        const script = d.createElement('script');
        script.src = src;
        script.async = false;
        script.onerror = fail;
        d.head.append(script);
        script.setAttribute('async', '');
      }), fail);
  };
  const wakeIn = ({ target, type, pointerType }) => {
    if (target.closest?.('[data-island]') &&
      (pointerType ? pointerType != 'touch' : type == 'input' || target.matches(':focus-visible'))) wake();
  };
  for (const type of ['pointerover', 'focusin', 'input']) addEventListener(type, wakeIn);
  ready.then(() => {
    d.body.offsetHeight;
    const near = new IntersectionObserver((seen) => seen.some((e) => e.isIntersecting) && wake(), { rootMargin: '200px' });
    all('[data-near]', (e) => {
      const key = e.dataset.near;
      try {
        if (!key || location.search.includes(key) || sessionStorage[key]) near.observe(e);
      } catch {}
    });
  });
  self.islands = [held, isTaken, fail];
})(document, document.currentScript.dataset);`;

/** Runs first of the files that the loader starts. */
export const wakingScript = `{
  const [held, isTaken, fail] = self.islands;${watch}
}`;
