import { sitePaths } from '../../lib/routes';
import { type Check, expectation, located } from './finding';

/** The export has every page that content calls for and no other. */
export const checkPages: Check = ({ pages }, { content }) => {
  const wanted = new Set([...sitePaths(content), '/404.html']);
  const found = new Set(pages.map(({ path }) => path));
  return {
    count: found.size,
    unit: 'page',
    problems: [...new Set([...wanted, ...found])].flatMap((path) =>
      located(path, [
        ...expectation(found.has(path), 'this page', 'no file for it'),
        ...expectation(wanted.has(path), 'only pages that content calls for', 'this one'),
      ]),
    ),
  };
};
