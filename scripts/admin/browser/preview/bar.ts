import type { PageName } from './draw-page';

const css = `
:has(>.page-bar){display:grid;grid-template:auto minmax(200px,1fr)/minmax(0,1fr);overflow:hidden;container-type:inline-size}
.page-bar{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;padding:6px 12px;font-size:14px;background:var(--sui-secondary-background-color,Canvas);border-bottom:1px solid var(--sui-primary-border-color,GrayText)}
.page-bar select{flex:1 1 8rem;min-width:0;max-width:20rem;min-height:32px;padding:0 8px;border:1px solid var(--sui-control-border-color,GrayText);border-radius:4px;background:var(--sui-primary-background-color,Canvas);color:inherit;font:inherit}
.page-bar label{padding:4px;line-height:24px}
.page-bar p{flex:1 0 100%;max-height:7.5em;margin:0;overflow-y:auto;line-height:1.5}
.page-bar p:empty{display:none}
.page-bar+.preview{justify-self:center;width:min(390px,100%)}
.page-bar:has([value=Computer]:checked)+.preview{--scale:min(1,tan(atan2(100cqw,1280px)));justify-self:safe center;width:1280px;height:calc(100%/var(--scale));transform:scale(var(--scale));transform-origin:0 0}
.not-right-yet{margin:4px 0 0;font-size:14px;color:var(--sui-error-foreground-color,currentColor)}`;

const key = 'page-shown-as';

/**
 * Puts a bar above the frame with the page: which page it is, how wide it's drawn, and what there
 * is to say of it. A page that is wider than the pane is drawn smaller.
 *
 * @param choose is called with the path of another page.
 */
export function makeBar(frame: Element, choose: (path: string) => void) {
  const bar = document.createElement('div');
  bar.className = 'page-bar';
  // A phone's screen is too small to begin with a computer's page.
  const shown = (innerWidth >= 768 && localStorage.getItem(key)) || 'Phone';
  const widths = ['Phone', 'Computer'].map((width) => {
    const checked = width === shown ? 'checked' : '';
    return `<label><input type="radio" name="${key}" value="${width}" ${checked}> ${width}</label>`;
  });
  bar.innerHTML = `<style>${css}</style><select aria-label="Page"></select>
${widths.join('')}<p role="status"></p>`;
  bar.onchange = ({ target }) => {
    if (target instanceof HTMLInputElement) localStorage.setItem(key, target.value);
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  frame.before(bar);

  return {
    say: (words: string) => {
      const says = bar.querySelector('p');
      // A screen reader says it only if it's new.
      if (says && says.textContent !== words) says.textContent = words;
    },
    /** Lists the page that is shown, and the others that change. */
    list: (shown: PageName, own: PageName, others: readonly PageName[]) => {
      const optionOf = ({ path, name }: PageName) =>
        new Option(name, path, false, path === shown.path);
      const first = shown.path === own.path ? [own] : [own, shown];
      const rest = others.filter(({ path }) => first.every((one) => one.path !== path));
      const group = document.createElement('optgroup');
      group.label = 'These change, too';
      group.append(...rest.map(optionOf));
      const pages = bar.querySelector('select');
      pages?.replaceChildren(...first.map(optionOf), ...(rest.length > 0 ? [group] : []));
    },
    remove: () => bar.remove(),
  };
}
