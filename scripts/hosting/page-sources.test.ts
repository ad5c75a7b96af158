import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePolicy } from '../build/steps/write-policy';
import { editPage } from '../pages/html-tree';
import { pageSources } from './page-sources';

function exported(pages: Record<string, string>): string {
  const out = mkdtempSync(join(tmpdir(), 'page-sources-'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(out, name), html);
  return out;
}

const page = (inside: string, ...connect: string[]) =>
  editPage(`<meta charset="utf-8">${inside}`, (document) => writePolicy(document, connect));

it('finds each script of any page once, and no style', () => {
  const out = exported({
    'a.html': page('<script>one()</script><style>p{}</style>'),
    'b.html': page('<script>one()</script><script>two()</script>'),
    'c.html': page('<p>none</p>'),
  });
  const { scripts: hashes } = pageSources(out);
  expect(hashes).toHaveLength(2);
  for (const hash of hashes)
    expect(page('<script>one()</script><script>two()</script>')).toContain(hash);
});

it('finds where the pages may send to, once', () => {
  const forms = 'https://forms.notary.example';
  const pages = { 'a.html': page('', forms), 'b.html': page(''), 'c.html': page('', forms) };
  expect(pageSources(exported(pages)).connect).toEqual([forms]);
  expect(pageSources(exported({ 'a.html': page('') })).connect).toEqual([]);
});

it('refuses a page without a policy', () => {
  const out = exported({ 'a.html': '<meta charset="utf-8"><script>one()</script>' });
  expect(() => pageSources(out)).toThrow('a.html has no policy of its own');
});
