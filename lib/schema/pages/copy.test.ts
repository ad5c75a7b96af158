import { template, words } from './copy';

it('takes a template apart at its gaps', () => {
  expect(template('', ['town', 'miles']).parse('{town} is {miles} from {town}.')).toEqual([
    { name: 'town' },
    ' is ',
    { name: 'miles' },
    ' from ',
    { name: 'town' },
    '.',
  ]);
});

it.each([
  [template('', ['town', 'miles']), 'In {twon}', '{town}, {miles} or a name', '{twon}'],
  [template('', ['town']), 'In {}', '{town} or a name', '{}'],
  [words(''), 'In {town}', 'text without braces', undefined],
])('%# reports a name that the text cannot have', (schema, text, expected, found) => {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  expect(issue?.message).toContain(expected);
  expect(issue?.code === 'custom' ? issue.params?.['found'] : undefined).toBe(found);
});

it('allows one line alone', () => {
  expect(words('', 5).safeParse('Six by six').success).toBe(false);
  expect(words('').safeParse('Two\nlines').success).toBe(false);
  expect(template('', ['a']).safeParse('').success).toBe(false);
});
