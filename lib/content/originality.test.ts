/** @jest-environment node */
import { nameMask, originalityProblems, ownText, sharedParts, wordRuns } from './originality';
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
  expect(sharedParts([boise, gardenCity])[1]?.get(0)).toBe(1);
});

it('compares each with those before it, by the smaller of the two', () => {
  const [first, second, third] = sharedParts([
    new Set(['a', 'b']),
    new Set(['b', 'c', 'd']),
    new Set(['e']),
  ]);
  expect(first?.size).toBe(0);
  expect([...(second ?? [])]).toEqual([[0, 0.5]]);
  expect(third?.size).toBe(0);
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
