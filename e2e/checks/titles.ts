import { type Check, expectation } from './outcome';
import { isListed } from './pages';

/**
 * Each page has a title and a description of its own. Search results cut off what is longer than 160
 * characters, and a description under 70 says too little.
 */
export const checkTitles: Check = ({ pages }) => {
  const listed = pages.filter(({ path }) => isListed(path));
  return listed.flatMap((page) => {
    const { path, description } = page;
    const { length } = description;
    const limits = 'a description of 70 to 160 characters';
    return [
      expectation(path, length >= 70 && length <= 160, limits, `${length}: "${description}"`),
      ...(['title', 'description'] as const).map((field) => {
        const first = listed.find((other) => other[field] === page[field]);
        const found = `that of ${first?.path}: "${page[field]}"`;
        return expectation(path, first === page, `a unique ${field}`, found);
      }),
    ];
  });
};
