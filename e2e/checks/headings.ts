import { type Check, expectation, onPages } from './finding';

/** Each page has one h1, and no heading skips a level on the way down. */
export const checkHeadings: Check = ({ pages }) => ({
  count: pages.length,
  unit: 'page',
  problems: onPages(pages, ({ headings }) => {
    const first = headings.filter((level) => level === 1).length;
    return [
      ...expectation(first === 1, 'one h1', String(first)),
      ...headings.flatMap((level, index) => {
        const deepest = (headings[index - 1] ?? 0) + 1;
        const expected = `at most an h${deepest} as heading ${index + 1}`;
        return expectation(level <= deepest, expected, `an h${level}`);
      }),
    ];
  }),
});
