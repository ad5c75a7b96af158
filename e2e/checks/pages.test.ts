/** @jest-environment node */
import { sitePaths } from '../../lib/routes';
import { content, problemsIn } from './fixture';
import { checkPages } from './pages';

const paths = sitePaths(content).map((path) => `${path}index.html`);

const problems = (files: string[]) =>
  problemsIn(checkPages, Object.fromEntries(files.map((file) => [file, '<h1>A page</h1>'])));

it('accepts the pages that content calls for', () => {
  expect(problems([...paths, '/404.html'])).toEqual([]);
});

it('reports a page that does not exist and one that content does not call for', () => {
  expect(problems([...paths, '/draft/index.html'])).toEqual([
    '/404.html: expected this page, found no file for it',
    '/draft/: expected only pages that content calls for, found this one',
  ]);
});
