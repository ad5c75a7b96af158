import { routes } from '../../lib/routes';

/** Something that a visitor does, and what it should bring. */
export interface Gesture {
  name: string;
  /** The page where it is done. */
  from: string;
  /** The selector of what is clicked: the first that shows. */
  target: string;
  /** What is typed there; the clock then starts with the key, else with the pointer. */
  letter?: string;
  /** The page and the selector of what then is there, and whether it must show. */
  result: { path: string; selector: string; shown: boolean };
}

const within = (
  from: string,
  name: string,
  target: string,
  selector: string,
  typing: { letter?: string; shown?: boolean } = {},
): Gesture => ({
  name,
  from,
  target,
  ...(typing.letter && { letter: typing.letter }),
  result: { path: from, selector, shown: typing.shown ?? true },
});

const boise = routes.town('boise');

/** One for each kind of island that a visitor waits for. */
export const gestures: readonly Gesture[] = [
  within(boise, 'phone', 'main button[aria-haspopup]', '[role="dialog"] a[href^="tel:"]'),
  within(routes.places, 'search', 'input[type="search"]', '#places > [hidden]', {
    letter: 'm',
    shown: false,
  }),
  within(routes.contact, 'form', '#message button[type="submit"]', '#message [role="alert"]'),
  within(routes.home, 'finder', 'input[role="combobox"]', '[role="option"]', { letter: 'm' }),
  within(boise, 'price', '#fees button[aria-expanded]', '#price'),
  within(routes.contact, 'email', 'main button[aria-controls]', 'main a[href^="mailto:"]'),
  within(boise, 'map', 'main button:has(+ p)', 'iframe'),
  {
    name: "a link, to the next page's heading",
    from: routes.home,
    target: `a[href="${routes.contact}"]`,
    result: { path: routes.contact, selector: 'h1', shown: true },
  },
];
