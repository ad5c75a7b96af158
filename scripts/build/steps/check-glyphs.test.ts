import { editPage } from '../../pages/html-tree';
import { checkGlyphs } from './check-glyphs';

const checking = (html: string) => () => editPage(html, checkGlyphs);

test.each([
  ['a heading', '<h2>Łódź <b>Park</b></h2>', 'Ł (U+0141) in "Łódź Park"'],
  ['a quote', '<blockquote class="mt-1 font-serif">日</blockquote>', '日 (U+65E5)'],
  ['a character reference', '<h1>&#321;ód&zacute;</h1>', 'Ł (U+0141) in "Łódź"'],
])('stops at a letter that the typeface lacks in %s', (_where, html, message) => {
  expect(checking(html)).toThrow(message);
  expect(checking(html)).toThrow('npm run assets');
});

test('accepts any letter in other typefaces and in what no one reads', () => {
  expect(checking('<p>Łódź</p><h2>Peña’s<script>"Ł"</script></h2>')).not.toThrow();
  expect(checking('<h1>Basque Museum &amp; Center &lt;&gt; &quot;&#x27;</h1>')).not.toThrow();
});
