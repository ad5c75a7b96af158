import type { PageName } from './draw-page';

const css = `
.page-bar{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;padding:6px 12px;font-size:14px;background:var(--sui-secondary-background-color,Canvas);border-bottom:1px solid var(--sui-primary-border-color,GrayText)}
.page-bar select{flex:1 1 8rem;min-width:0;max-width:20rem}
.page-bar :is(select,button){min-height:32px;padding:0 8px;border:1px solid var(--sui-control-border-color,GrayText);border-radius:4px;background:var(--sui-primary-background-color,Canvas);color:inherit;font:inherit}
.page-bar button[aria-pressed=true]{background:var(--sui-primary-accent-color,Highlight);color:var(--sui-primary-accent-color-inverted,HighlightText)}
.page-bar p{flex:1 0 100%;max-height:4.5em;margin:0;overflow-y:auto;line-height:1.5}
.page-bar p:empty{display:none}
.not-right-yet{margin:4px 0 0;font-size:14px;color:var(--sui-error-foreground-color,currentColor)}`;

/** How wide a page is drawn, in CSS pixels. */
const widths = { Phone: 390, Computer: 1280 };
type Width = keyof typeof widths;

const key = 'page-shown-as';

const make = (name: string, fields: object) => Object.assign(document.createElement(name), fields);

/**
 * Puts a bar above the frame with the page: which page it is, how wide it's drawn, and what there is to say of it.
 *
 * @param choose is called with the path of another page.
 */
export function makeBar(frame: HTMLElement, choose: (path: string) => void) {
  let chosen = localStorage.getItem(key);
  const bar = make('div', { className: 'page-bar' });
  const pages = document.createElement('select');
  pages.ariaLabel = 'Page';
  pages.onchange = () => choose(pages.value);
  const says = make('p', { role: 'status' });
  const buttons = Object.keys(widths).map((name) =>
    make('button', {
      type: 'button',
      textContent: name,
      onclick: () => {
        chosen = name;
        // A phone's screen is too small to begin with a computer's page.
        if (innerWidth >= 768) localStorage.setItem(key, name);
        resize();
      },
    }),
  );
  bar.append(make('style', { textContent: css }), pages, ...buttons, says);
  frame.before(bar);
  frame.parentElement?.style.setProperty('position', 'relative');

  /** Draws the page as wide as was chosen: a wider one than the pane, smaller. */
  function resize() {
    const shown: Width = chosen === 'Computer' ? 'Computer' : 'Phone';
    for (const button of buttons) button.ariaPressed = String(button.textContent === shown);
    const { clientWidth = 0, clientHeight = 0 } = frame.parentElement ?? {};
    const width = shown === 'Phone' ? Math.min(widths.Phone, clientWidth) : widths.Computer;
    const scale = Math.min(1, clientWidth / width);
    const height = Math.max(200, clientHeight - bar.offsetHeight) / scale;
    const left = Math.max(0, (clientWidth - width * scale) / 2);
    frame.style.cssText = `position:absolute;left:${left}px;top:${bar.offsetHeight}px;width:${width}px;height:${height}px;transform:scale(${scale});transform-origin:0 0`;
  }
  const resized = new ResizeObserver(resize);
  for (const part of [frame.parentElement, bar]) if (part) resized.observe(part);
  resize();

  const optionsOf = (of: readonly PageName[]) =>
    of.map(({ path, name }) => make('option', { value: path, textContent: name }));

  return {
    say: (words: string) => {
      // A screen reader says it only if it's new.
      if (says.textContent !== words) says.textContent = words;
    },
    /** Lists the page that is shown, and the others that change. */
    list: (shown: PageName, own: PageName, others: readonly PageName[]) => {
      const first = [own, ...(shown.path === own.path ? [] : [shown])];
      const rest = others.filter(({ path }) => first.every((one) => one.path !== path));
      const group = make('optgroup', { label: 'These change, too' });
      group.append(...optionsOf(rest));
      pages.replaceChildren(...optionsOf(first), ...(rest.length > 0 ? [group] : []));
      pages.value = shown.path;
    },
    remove: () => {
      resized.disconnect();
      bar.remove();
    },
  };
}
