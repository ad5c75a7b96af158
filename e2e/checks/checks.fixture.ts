import { testContent } from '../../lib/content/test-content.fixture';
import { exportOf } from './exported-site';
import { type Check, problemsOf } from './outcome';

export const content = testContent;
export const origin = 'https://notary.example';

/** The problems a check finds in an export of these files, keyed by path. */
export function problemsIn(check: Check, files: Record<string, string>, facts = content) {
  const site = exportOf(new Map(Object.entries(files)));
  return problemsOf(check({ ...site, content: facts, origin }));
}

/** Tests the problems a check finds on the home page, by its HTML. */
export function testPages(check: Check, pages: Record<string, string[]>) {
  it.each(Object.entries(pages))('for %s reports %j', (html, problems) => {
    const expected = problems.map((problem) => `/: expected ${problem}`);
    expect(problemsIn(check, { '/index.html': html })).toEqual(expected);
  });
}
