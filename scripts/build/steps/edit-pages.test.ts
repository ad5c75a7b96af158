import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { descendants, type HtmlDocument, setAttribute } from '../../pages/html-tree';
import { editPages } from './edit-pages';

const { path, read, write } = temporaryFolder();

const mark = (name: string) => (page: HtmlDocument) => {
  for (const element of descendants(page)) setAttribute(element, name, 'x');
};

it('applies the edits to every page in order, and leaves other files alone', () => {
  for (const name of ['index.html', 'b/index.html', 'robots.txt']) write(name, '<p>a</p>');
  editPages(path(), { first: mark('c'), second: mark('d') });
  for (const page of ['index.html', 'b/index.html']) {
    expect(read(page)).toContain('<p c="x" d="x">a</p>');
  }
  expect(read('robots.txt')).toBe('<p>a</p>');
});

it.each([
  ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>'],
  ['<svg><path d="M0"></path></svg>', '<svg><path d="M0"/></svg>'],
  [
    `<p data-props="{&quot;a&quot;:&quot;it's&quot;}"></p>`,
    `<p data-props='{"a":"it&#39;s"}'></p>`,
  ],
])('shortens %s', (long, short) => {
  write('index.html', long);
  editPages(path(), {});
  expect(read('index.html')).toContain(`<body>${short}</body>`);
});

it('names the page and the edit, and what it expected and found', () => {
  write('index.html');
  const strict = () => {
    throw new Error('expected a heading, found <h9>');
  };
  expect(() => editPages(path(), { strict })).toThrow(
    'index.html: strict: expected a heading, found <h9>',
  );
});
