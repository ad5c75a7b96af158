import { linkInWords as aLink } from '../../schema/urls';
import { checkMarkup } from './check-markup';

const long = { links: true };
const plain = 'plain words (pages would show signs';
const alone = 'words alone: only longer texts may have a link';
const lead = 'words for the link that say where it leads';

it.each(
  [
    ...['**bold**', '*slanted*', '***both***', '_slanted_', '_"quoted"_', '~~gone~~', '`code`'],
    ...['<b>', '</b>', '<br />', '<a href="https://a.example">', '<!--', '<https://a.example>'],
  ].flatMap((sign) => [
    [{}, sign],
    [long, sign],
  ]),
)('in a field of %j, refuses %s', (json, sign) => {
  expect(checkMarkup(`A word, ${sign} and another.`, json)).toEqual([
    { expected: expect.stringContaining(plain), found: `"${sign}"` },
  ]);
});

it('refuses a heading', () => {
  expect(checkMarkup('One.\n\n## Two\n\nThree.', long)).toMatchObject([{ found: '"## Two"' }]);
});

it.each<[{ links?: boolean }, string, string, string]>([
  [{}, '[Our fees](/contact/)', alone, '[Our fees](/contact/)'],
  [long, '[fees](http://a.example)', aLink, 'http://a.example'],
  [long, '[fees](javascript:alert(1))', aLink, 'javascript:alert(1)'],
  [long, '[fees](www.a.example)', aLink, 'www.a.example'],
  [long, '[fees](//a.example)', aLink, '//a.example'],
  [long, '[fees](https://A.example)', aLink, 'https://A.example'],
  [long, '[fees](https://a.example/b c)', aLink, '[fees](https://a.example/b'],
  [long, '[](/contact/)', aLink, '[](/contact/)'],
  [long, '[fees](', aLink, '[fees]('],
  [long, '![fees](/contact/)', aLink, '![fees](/contact/)'],
  [long, '[here](/contact/)', lead, 'here'],
  [long, '[Click here.](/contact/)', lead, 'Click here.'],
  [long, '[this link](/contact/)', lead, 'this link'],
  [long, '[**fees**](/contact/)', plain, '**fees**'],
])('in a field of %j, refuses %s', (json, text, expected, found) => {
  expect(checkMarkup(`See ${text} first.`, json)).toEqual([
    { expected: expect.stringContaining(expected), found: `"${found}"` },
  ]);
});

it.each([
  ...['5*3*2', '* terms apply', 'Free* and easy*', '(*) and (*)', 'a_b_c and _', 'at ____ here'],
  ...['the "_" sign and "_" again', '# 1 in Kuna', '# 1 in Kuna, ## 2 in Boise'],
  ...['#1 notary', '5 < 6 > 4', 'a<b and c>d', 'it`s', '~5 miles~', '[x] y (z)', '{__proto__}'],
  ...['https://a.example/_b_/c_d_', 'https://www.google.com/maps/@1,2/*a*'],
])('takes %j', (text) => {
  expect(checkMarkup(text, {})).toEqual([]);
});

it.each([
  '[A city](https://en.wikipedia.example/wiki/Kuna_(Idaho)), [write](mailto:a@b.example?subject=c)',
  '[call](tel:+1-208-555-0100) or [read our fees](/contact/#fees), and [go home](/).',
])('takes links: %s', (text) => {
  expect(checkMarkup(text, long)).toEqual([]);
});
