import { international } from '../../lib/contact/phone';
import { absence, type Check, expectation } from './outcome';

/** Every number a page offers to call or text is in content. */
export const checkPhoneNumbers: Check = ({ pages, content }) => {
  const written = JSON.stringify(content).match(/\b\d{3}-\d{3}-\d{4}\b/g) ?? [];
  const known = written.map(international);
  return pages.flatMap(({ path, links }) =>
    links
      .filter((href) => /^(?:tel|sms):/.test(href))
      .map((href) => {
        const number = href.replace(/^\w+:|\?.*$/g, '');
        return expectation(path, known.includes(number), 'a number from content', href);
      }),
  );
};

/** No page shows a variable of content, such as {brand}, instead of its value. */
export const checkUnfilledVariables: Check = ({ pages }) =>
  pages.map(({ path, title, description, text }) => {
    const found = `${title} ${description} ${text}`.match(/\{\w+\}/g);
    return absence(path, 'values instead of variables', found);
  });
