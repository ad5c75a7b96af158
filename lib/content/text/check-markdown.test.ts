import { linkInWords as aLink } from '../../schema/urls';
import { checkMarkdown } from './check-markdown';

const noHtml = 'no HTML and no boxes';
const below = 'headings below the title of the page (##)';

it.each([
  ['A <span style="color:red">red</span> word.', noHtml, '<span style="color:red">'],
  ['<iframe src="https://maps.example"></iframe>', noHtml, '<iframe'],
  ['<h1>Title</h1>', noHtml, '<h1>'],
  ['> <b>a', noHtml, '<b>'],
  ['<!-- a -->', noHtml, '<!-- a -->'],
  ['- [ ] a', noHtml, '[ ]'],
  ['# Title', below, '# Title'],
  ['Title\n=====', below, 'Title'],
  ['![a](https://a.example/b.png)', 'no picture', '![a](https'],
  ['![x][1]\n\n[1]: https://a.example/b.png', 'no picture', '![x][1]'],
  ['[a](javascript:b)', aLink, '[a](javascript:b)'],
  ['[x][1]\n\n[1]: javascript:b', aLink, '[x][1]'],
  ['<javascript:b>', aLink, '<javascript:b>'],
  ['[a](java&#115;cript:b)', aLink, '[a]('],
  ['[a](//a.example)', aLink, '[a]('],
  ['[a](a.example/b c)', aLink, '[a]('],
  ['    a', 'a line that begins at its edge', 'a'],
  ['```\na\n```', 'a line that begins at its edge', '```'],
  ['| a | b |\n| c | d |', 'a table with a line of headings', '| a | b |'],
  ['|a|b|\n|-:|-|\n|c|d|', 'a table whose second line has no colons', '|a|b|'],
])('of %j, expects %s on its line', (text, expected, found) => {
  const page = `## Same\n\n- a\n- Same ${text.includes('\n') ? '' : 'a b'}\n\nSo:\n\n${text}\n\nThe end`;
  const [first] = checkMarkdown(page);
  expect(first).toMatchObject({ expected, found: expect.stringContaining(`"${found}`) });
  expect(page.slice(0, first?.index).split('\n')).toHaveLength(8);
});

it.each([
  'A **strong** and *plain* word, `a` ~~b~~ 5 < 6 &amp; 7 \\* 8  \nnext line.',
  '[a](https://a.example) [b](/contact/) [c](tel:+1) [d][1] <https://a.example> a@b.example\n\n[1]: /x/',
  '## a\n\n### b\n\n## c\n\nd\n---',
  '1. a\n   - b\n\n   c\n2. [d](/e/)',
  '| a | b |\n|---|---|\n| c | [d](/e/) |',
  '> a\n> b\n\n***',
])('takes %j', (text) => {
  expect(checkMarkdown(text)).toEqual([]);
});
