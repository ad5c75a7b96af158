import { template, words } from './copy';

it('splits a template at its gaps', () => {
  const [town, miles] = [{ name: 'town' }, { name: 'miles' }];
  const parts = template(['town', 'miles'], 60).parse('{town} is {miles} from {town}.');
  expect(parts).toEqual([town, ' is ', miles, ' from ', town, '.']);
});

it.each([
  [template(['town', 'miles'], 60), 'In {twon}', '{town}, {miles} or a name', '{twon}'],
  [template(['town'], 60), 'In {}', '{town} or a name', '{}'],
  [words(60), 'In {town}', 'text without braces', undefined],
])("%# reports a name the text can't have", (schema, text, expected, found) => {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  expect(issue?.message).toContain(expected);
  expect(issue?.code === 'custom' ? issue.params?.['found'] : undefined).toBe(found);
});

it('allows only one line', () => {
  expect(words(60).safeParse('Two\nlines').success).toBe(false);
  expect(template(['a'], 60).safeParse('').success).toBe(false);
});
