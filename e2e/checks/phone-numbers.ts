import { type Check, expectation, located } from './finding';

/** Every number that a page offers to call or text is in content. */
export const checkPhoneNumbers: Check = ({ pages }, { content }) => {
  const written = JSON.stringify(content).matchAll(/\b(\d{3})-(\d{3})-(\d{4})\b/g);
  const known = new Set([...written].map(([, ...parts]) => `+1${parts.join('')}`));
  const dialed = pages.flatMap(({ path, links }) =>
    links.filter((href) => /^(?:tel|sms):/.test(href)).map((href) => ({ path, href })),
  );
  return {
    count: dialed.length,
    unit: 'phone link',
    problems: dialed.flatMap(({ path, href }) => {
      const number = href.replace(/^\w+:|\?.*$/g, '');
      return located(path, expectation(known.has(number), 'a number from content', href));
    }),
  };
};
