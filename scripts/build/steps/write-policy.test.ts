import { createHash } from 'node:crypto';
import { editPage } from '../../pages/html-tree';
import { writePolicy } from './write-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string) =>
  `<html><head><meta charset="utf-8">${head}</head><body></body></html>`;
const withPolicy = (html: string, ...connect: string[]) =>
  editPage(html, (tree) => writePolicy(tree, connect));

/** The sources of each directive. */
function policyOf(head: string, ...connect: string[]): Record<string, string[]> {
  const meta =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
  const [, policy = ''] = meta.exec(withPolicy(page(head), ...connect)) ?? [];
  const directives = policy.split(';').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

it('allows inline scripts and styles by their hashes, and data without one', () => {
  const policy = policyOf(
    '<style>a{}</style><script data-files="x">1</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>',
  );
  expect(policy['script-src']).toEqual(["'self'", sha('1'), sha('{}')]);
  expect(policy['style-src']).toEqual(["'self'", sha('a{}')]);
});

it('allows nothing from another origin except a map', () => {
  const policy = policyOf('');
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'form-action': ["'none'"],
    'connect-src': ["'self'", 'https://www.google.com'],
    'frame-src': ['https://www.google.com'],
  });
  const origins = [...new Set(Object.values(policy).flat())];
  expect(origins.filter((origin) => !origin.startsWith("'"))).toEqual(['https://www.google.com']);
});

it('lets the page send messages only to itself and to the host that takes them', () => {
  const forms = 'https://forms.notary.example';
  const connect = ["'self'", 'https://www.google.com', forms];
  expect(policyOf('', forms)).toEqual({ ...policyOf(''), 'connect-src': connect });
});

it('leaves the rest of the page unchanged', () => {
  const html = page('<style>a{}</style>');
  expect(withPolicy(html).replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

it('stops at a page without a charset', () => {
  expect(() => withPolicy('<html></html>')).toThrow('expected a charset, found none');
});
