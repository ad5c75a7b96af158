/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { sitePaths } from '../../lib/routes';
import { parsePage } from './exported-page';
import { checkPages } from './pages';

const content = readContent(process.cwd());
const paths = [...sitePaths(content), '/404.html'];

const problems = (found: string[]) =>
  checkPages(
    found.map((path) => parsePage(path, '<h1>A page</h1>')),
    content,
  ).problems;

it('takes the pages that content asks for', () => {
  expect(problems(paths)).toEqual([]);
});

it('finds a page that is not there, and one that nobody asked for', () => {
  expect(problems(paths.filter((path) => path !== '/404.html'))).toEqual([
    '/404.html: expected this page, found no file of it',
  ]);
  expect(problems([...paths, '/draft/'])).toEqual([
    '/draft/: expected only pages that content asks for, found this one',
  ]);
});
