import { forEachElement, listen } from './page';

/** On paper all answers are there; Safari before 18.4 can't show those of a closed row by CSS. */
listen('beforeprint', () =>
  forEachElement<HTMLDetailsElement>('details:not([open])', (row) => {
    row.open = true;
    listen('afterprint', () => (row.open = false), { once: true });
  }),
);
