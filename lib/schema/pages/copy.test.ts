import { template, words } from './copy';

it('splits a template at its gaps', () => {
  const [town, miles] = [{ name: 'town' }, { name: 'miles' }];
  const parts = template(['town', 'miles'], 60).parse('{town} is {miles} from {town}.');
  expect(parts).toEqual([town, ' is ', miles, ' from ', town, '.']);
});

it('allows only one line', () => {
  expect(words(60).safeParse('Two\nlines').success).toBe(false);
  expect(template(['a'], 60).safeParse('').success).toBe(false);
});
