import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { editPages } from './edit-pages';

const { path, read, write } = temporaryFolder();

it('edits every page, and leaves other files alone', async () => {
  for (const name of ['index.html', 'b/index.html', 'robots.txt']) write(name, '<p>a</p>');
  await editPages(path(), ($) => $('p').attr('c', 'x'));
  for (const page of ['index.html', 'b/index.html']) expect(read(page)).toContain('<p c="x">a</p>');
  expect(read('robots.txt')).toBe('<p>a</p>');
});

it.each([
  ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>'],
  ['<svg><path d="M0"></path></svg>', '<svg><path d="M0"/></svg>'],
  [`<p data-props="{&quot;a&quot;:&quot;'&quot;}"></p>`, `<p data-props='{"a":"&#39;"}'></p>`],
])('shortens %s', async (long, short) => {
  write('index.html', long);
  await editPages(path(), () => {});
  expect(read('index.html')).toContain(`<body>${short}</body>`);
});

it('names the page, and what the edit expected and found', async () => {
  write('index.html');
  const strict = () => {
    throw new Error('expected a heading, found <h9>');
  };
  await expect(editPages(path(), strict)).rejects.toThrow(
    'index.html: expected a heading, found <h9>',
  );
});
