import type { Content } from '../../lib/schema/content';
import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

/** Each number that a page offers to dial or to write to is one that content holds. */
export function checkPhoneNumbers(pages: readonly ExportedPage[], content: Content): Finding {
  const written = JSON.stringify(content).matchAll(/\b(\d{3})-(\d{3})-(\d{4})\b/g);
  const known = new Set([...written].map(([, ...parts]) => `+1${parts.join('')}`));
  const dialed = pages.flatMap(({ path, links }) =>
    links
      .filter((href) => /^(?:tel|sms):/.test(href))
      .map((href) => ({ path, href, number: href.replace(/^\w+:|\?.*$/g, '') })),
  );
  return {
    count: dialed.length,
    checked: `${pluralize(dialed.length, 'link')} to dial on ${pluralize(pages.length, 'page')}`,
    problems: dialed
      .filter(({ number }) => !known.has(number))
      .map(({ path, href }) => `${path}: expected a number that content holds, found ${href}`),
  };
}
