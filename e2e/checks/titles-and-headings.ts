import { type Check, expectation } from './outcome';
import { isListed } from './pages';

/**
 * Each page has a title with the brand and a description, both unique. Search results cut off what
 * is longer, and a description under 70 characters says too little.
 */
export const checkTitles: Check = ({ pages, content: { business } }) => {
  const listed = pages.filter(({ path }) => isListed(path));

  return listed.flatMap((page) => {
    const { path, title, description } = page;
    const isBranded = title.includes(business.brand);
    const fits = title.length <= 60;
    const says = description.length >= 70 && description.length <= 160;
    const measured = (text: string) => `${text.length}: "${text}"`;
    return [
      expectation(path, isBranded, `"${business.brand}" in the title`, `"${title}"`),
      expectation(path, fits, 'a title of at most 60 characters', measured(title)),
      expectation(path, says, 'a description of 70 to 160 characters', measured(description)),
      ...(['title', 'description'] as const).map((field) => {
        const first = listed.find((other) => other[field] === page[field]);
        const found = `that of ${first?.path}: "${page[field]}"`;
        return expectation(path, first === page, `a unique ${field}`, found);
      }),
    ];
  });
};

/** Each page has one h1, and no heading skips a level on the way down. */
export const checkHeadings: Check = ({ pages }) =>
  pages.flatMap(({ path, headings }) => {
    const first = headings.filter((level) => level === 1).length;
    return [
      expectation(path, first === 1, 'one h1', String(first)),
      ...headings.map((level, index) => {
        const deepest = (headings[index - 1] ?? 0) + 1;
        const expected = `at most an h${deepest} as heading ${index + 1}`;
        return expectation(path, level <= deepest, expected, `an h${level}`);
      }),
    ];
  });
