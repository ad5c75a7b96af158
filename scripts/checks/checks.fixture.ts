import { readContentWithLines } from '../../lib/content/read-content';
import { testDay, testRoot } from '../../lib/content/test-content.fixture';
import { proofsIn } from '../../lib/content/text/claims';
import { exportOf } from './exported-site';
import { type Check, unmet } from './outcome';

const read = readContentWithLines(testRoot, testDay);
export const { content } = read;
const proofs = proofsIn(read.record);
export const origin = 'https://notary.example';

/** The problems a check finds in an export of these files, by the path of each or of its page. */
export function problemsIn(check: Check, files: Record<string, string>, facts = content) {
  const texts = Object.entries(files).map(
    ([path, text]) => [path.replace(/\/$/, '/index.html'), text] as const,
  );
  return unmet(check({ ...exportOf(new Map(texts)), content: facts, proofs, origin }));
}

/** Tests the problems a check finds on a page, by its HTML. */
export function testPages(check: Check, pages: Record<string, string[]>, path = '/') {
  it.each(Object.entries(pages))('for %s reports %j', (html, problems) => {
    const expected = problems.map((problem) => `${path}: expected ${problem}`);
    expect(problemsIn(check, { [path]: html })).toEqual(expected);
  });
}
