import { createHash } from 'node:crypto';
import { editPage } from '../../html';
import { writePolicy } from './write-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const meta = /(?<="utf-8">)<meta http-equiv="Content-Security-Policy" content="(.*?)">/;
const page = (head: string) =>
  `<html><head><meta charset="utf-8">${head}</head><body></body></html>`;

/** The directives of a page's policy; the rest of the page is unchanged. */
function policyOf(head: string, delivery?: string): string[] {
  const html = editPage(page(head), (tree) => writePolicy(tree, delivery));
  expect(html.replace(meta, '')).toBe(page(head));
  return meta.exec(html)?.[1]?.split(';') ?? [];
}

it('allows inline scripts and styles by their hashes, and data without one', () => {
  const policy = policyOf(
    '<style>a{}</style><script src="/a.js"></script><script data-files="x">1</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>',
  );
  expect(policy).toContain(`script-src 'self' ${sha('1')} ${sha('{}')}`);
  expect(policy).toContain(`style-src 'self' ${sha('a{}')}`);
});

it('allows nothing from another origin except a map and the host that takes messages', () => {
  expect(policyOf('', 'https://forms.example')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://www.google.com https://forms.example",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

it('stops at a page without a charset', () => {
  expect(() => editPage('', writePolicy)).toThrow('expected a charset, found none');
});
