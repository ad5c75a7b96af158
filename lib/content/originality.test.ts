import { nameMask, originality, shareInCommon, wordRuns } from './originality';
import { testContent } from './test-content.fixture';

const { towns } = testContent;
const [first, second] = towns;
if (!first || !second) throw new Error('There are no towns');

it('masks names, so that texts that differ only in a name are the same', () => {
  const names = nameMask(['Boise', 'Garden City']);
  const boise = wordRuns('We come to every part of Boise, day by day.', names);
  const gardenCity = wordRuns('We come to every part of Garden City, day by day.', names);
  expect(shareInCommon(boise, gardenCity)).toBe(1);
});

it('measures what two sets have in common relative to the smaller one', () => {
  const small = new Set(['a', 'b']);
  const large = new Set(['b', 'c', 'd']);
  expect(shareInCommon(small, large)).toBe(0.5);
  expect(shareInCommon(large, small)).toBe(0.5);
  expect(shareInCommon(small, new Set(['e']))).toBe(0);
});

it('reports a town that copies another', () => {
  const copy = { ...second, intro: first.intro, civic: [], attractions: first.attractions };
  const towns = [first, copy];
  expect(originality({ towns })).toMatchObject([
    { file: `content/towns/${second.slug}.yaml`, found: `93% in those of ${first.name}` },
  ]);
});

it('reports a town with too little text', () => {
  const short = { ...first, intro: 'A town.', civic: [], attractions: [] };
  const expected = expect.stringContaining('at least 150 words');
  expect(originality({ towns: [short] })).toMatchObject([{ expected }]);
});
