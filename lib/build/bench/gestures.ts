import { routes } from '../../routes';

/** Something that a visitor does, and what it should bring. */
export interface Gesture {
  name: string;
  /** The page where it is done, and whether as soon as that is painted or once all is loaded. */
  from: string;
  when: 'domcontentloaded' | 'load';
  /** The selector of what is clicked: the first that shows. */
  target: string;
  /** What is typed there; the clock then starts with the key, else with the pointer. */
  letter?: string;
  /** The page and the selector of what then is there, and whether it must show. */
  result: { path: string; selector: string; shown: boolean };
}

const searchByLetter = {
  from: routes.places,
  target: 'input[type="search"]',
  letter: 'm',
  result: { path: routes.places, selector: '#places > [hidden]', shown: false },
};

export const gestures: readonly Gesture[] = [
  {
    name: 'early tap on the phone control, to the number',
    from: routes.town('boise'),
    when: 'domcontentloaded',
    target: 'main [data-island] button[aria-haspopup="dialog"]',
    result: {
      path: routes.town('boise'),
      selector: '[role="dialog"] a[href^="tel:"]',
      shown: true,
    },
  },
  {
    name: "click on a link, to the next page's heading",
    from: routes.home,
    when: 'load',
    target: `a[href="${routes.contact}"]`,
    result: { path: routes.contact, selector: 'h1', shown: true },
  },
  {
    name: 'early first keystroke in the search, to the filtered list',
    when: 'domcontentloaded',
    ...searchByLetter,
  },
  {
    name: 'first keystroke once all is loaded, to the filtered list',
    when: 'load',
    ...searchByLetter,
  },
];
