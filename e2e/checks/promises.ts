import { pluralize } from '../../lib/text';
import { absence, type Check } from './outcome';

/**
 * A page promises a thing in one wording: wherever it names the hours within which we come, the same
 * words are before and after them, however often it does.
 */
export const checkPromises: Check = ({ pages, content }) => {
  const { standardHours, priorityHours } = content.business.times;
  const promises = [
    new RegExp(`\\w+ within ${standardHours.join('(?:-| to )')} hours`, 'g'),
    new RegExp(`within ${pluralize(priorityHours, 'hour')}(\\W+\\w+ \\w+)?`, 'g'),
  ];
  return pages.flatMap(({ path, mainWords }) =>
    promises.map((promise) => {
      const different = new Set(mainWords.toLowerCase().match(promise));
      return absence(path, 'one wording of a promise', different.size > 1 ? different : []);
    }),
  );
};
