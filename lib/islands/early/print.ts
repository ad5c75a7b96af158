import { forEachElement, listen } from './page';

/** Opens all rows while a page is printed: Safari before 18.4 can't show a closed one by CSS. */
listen('beforeprint', () =>
  forEachElement<HTMLDetailsElement>('details:not([open])', (row) => {
    row.open = true;
    listen('afterprint', () => (row.open = false), { once: true });
  }),
);
