import { type Check, onPages } from './finding';

/** No page shows a variable of content, such as {brand}, instead of its value. */
export const checkUnfilledVariables: Check = ({ pages }) => ({
  count: pages.length,
  unit: 'page',
  problems: onPages(pages, ({ title, description, text }) =>
    [...`${title} ${description} ${text}`.matchAll(/\{\w+\}/g)].map(
      ([variable]) => `expected the value of ${variable}, found its name`,
    ),
  ),
});
