/** @jest-environment node */
import { nameMask, originalityProblems, ownText, sharedPart, wordRuns } from './originality';
import { readContent } from './read-content';

const { towns } = readContent(process.cwd());
const [first, second] = towns;
if (!first || !second) throw new Error('There are no towns');

it('finds nothing in the towns as they are', () => {
  expect(originalityProblems(towns)).toEqual([]);
});

it('masks names, so that a text with another name in it is the same text', () => {
  const names = nameMask(['Boise', 'Garden City']);
  const boise = wordRuns('We come to every part of Boise, day by day.', names);
  const gardenCity = wordRuns('We come to every part of Garden City, day by day.', names);
  expect(sharedPart(boise, gardenCity)).toBe(1);
});

it('measures what two sets share by the smaller of them', () => {
  const small = new Set(['a', 'b']);
  const large = new Set(['b', 'c', 'd']);
  expect(sharedPart(small, large)).toBe(0.5);
  expect(sharedPart(large, small)).toBe(0.5);
  expect(sharedPart(small, new Set(['e']))).toBe(0);
});

it('reports a town that copies another', () => {
  const copy = { ...second, intro: first.intro, civic: [], attractions: first.attractions };
  const [problem] = originalityProblems([first, copy]);
  expect(problem?.file).toBe(`content/towns/${second.slug}.yaml`);
  expect(problem?.expected).toContain('at most 0.3 of its five-word runs');
  expect(problem?.found).toContain(`in those of ${first.name}`);
});

it('reports a town that says too little', () => {
  const short = { ...first, intro: 'A town.', civic: [], attractions: [] };
  const [problem] = originalityProblems([short]);
  expect(problem?.expected).toBe("at least 150 words of the town's own");
});

it('counts what stands on the page of the town alone', () => {
  expect(ownText(first)).toContain(first.intro);
  expect(ownText(first)).toContain(first.civic[0]?.street ?? 'no civic place');
});
