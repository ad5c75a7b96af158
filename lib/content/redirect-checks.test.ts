import { contentCopy } from './content-copy.fixture';

const { write, message, read } = contentCopy();

const redirect = (from: string, to: string) =>
  write('redirects.yaml', `redirects:\n  - from: ${from}\n    to: ${to}\n`);

it('accepts a redirect from a path without a page to one with a page', () => {
  redirect('/places/old-name/', '/places/larkin-balloon-meadow/');
  const to = '/places/larkin-balloon-meadow/';
  expect(read().redirects).toContainEqual({ from: '/places/old-name/', to });
});

it('reports a redirect away from a page', () => {
  redirect('/contact/', '/services/');
  expect(message()).toContain(
    'content/redirects.yaml:2: redirects[0].from: expected a path without a page, found the page /contact/',
  );
});

it('reports a redirect to a path without a page', () => {
  redirect('/old/', '/new/');
  expect(message()).toContain(
    'content/redirects.yaml:3: redirects[0].to: expected the path of a page, found "/new/"',
  );
});

it('reports a redirect that leads back to itself', () => {
  redirect('/old/', '/old/');
  expect(message()).toContain('redirects[0].to: expected the path of a page, found "/old/"');
});

it('reports two redirects from the same path', () => {
  const entry = '  - from: /old/\n    to: /services/\n';
  write('redirects.yaml', `redirects:\n${entry}${entry}`);
  expect(message()).toContain(
    'content/redirects.yaml:4: redirects[1].from: expected each path only once, found "/old/" again',
  );
});
