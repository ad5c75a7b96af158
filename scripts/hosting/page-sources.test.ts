/** @jest-environment node */
import { writePolicy } from '../build/steps/write-policy';
import { editPage } from '../pages/html-tree';
import { temporaryFolder } from '../temporary-folder.fixture';
import { pageSources } from './page-sources';

const { path, write } = temporaryFolder();

const page = (body: string, ...connect: string[]) =>
  editPage(`<meta charset="utf-8">${body}`, (document) => writePolicy(document, connect));

it('finds the inline scripts and the outside origins of all pages, each once', () => {
  const forms = 'https://forms.notary.example';
  write('a.html', page('<script>one()</script><style>p{}</style>', forms));
  write('b.html', page('<script>one()</script><script>two()</script>', forms));
  write('c.html', page('<p>none</p>'));
  const { scripts, connect } = pageSources(path());
  expect(connect).toEqual([forms]);
  expect(scripts).toHaveLength(2);
  for (const hash of scripts)
    expect(page('<script>one()</script><script>two()</script>')).toContain(hash);
});

it('stops at a page without a policy', () => {
  write('a.html', '<meta charset="utf-8"><script>one()</script>');
  expect(() => pageSources(path())).toThrow('a.html: expected a policy of its own, found none');
});
