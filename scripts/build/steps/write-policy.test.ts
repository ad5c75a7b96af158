/** @jest-environment node */
import { createHash } from 'node:crypto';
import { editPage } from '../../pages/html-tree';
import { writePolicy } from './write-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (rest: string) =>
  `<html><head><meta charset="utf-8">${rest}</head><body></body></html>`;

function policyOf(html: string, ...connect: string[]) {
  const [, policy = ''] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      editPage(html, (document) => writePolicy(document, connect)),
    ) ?? [];
  return new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values];
    }),
  );
}

it('stands right behind the charset and allows what stands inline, by its hash', () => {
  const policy = policyOf(
    page(
      '<style>a{}</style><script data-files="x">1</script><script type="speculationrules">{}</script>',
    ),
  );
  expect(policy.get('script-src')).toEqual(["'self'", sha('1'), sha('{}')]);
  expect(policy.get('style-src')).toEqual([sha('a{}')]);
});

it('needs no hash for data', () => {
  expect(
    policyOf(page('<script type="application/ld+json">{"a":1}</script>')).get('script-src'),
  ).toEqual(["'self'"]);
});

it('allows no style where none stands inline', () => {
  expect(policyOf(page('')).get('style-src')).toEqual(["'none'"]);
});

it('posts nothing anywhere, and takes nothing from elsewhere but a map', () => {
  const policy = policyOf(page(''));
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  const outside = [...policy.values()].flat().filter((value) => !value.startsWith("'"));
  expect(outside).toEqual(['https://www.google.com']);
});

it('sends to the site itself, and besides to the host where messages are delivered alone', () => {
  expect(policyOf(page('')).get('connect-src')).toEqual(["'self'"]);
  const policy = policyOf(page(''), 'https://forms.notary.example');
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.notary.example']);
  policy.delete('connect-src');
  const other = policyOf(page(''));
  other.delete('connect-src');
  expect(policy).toEqual(other);
});

it('leaves the rest of the page as it was', () => {
  const html = page('<style>a{}</style>');
  expect(editPage(html, writePolicy).replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

it('stops at a page without a charset', () => {
  expect(() => editPage('<html></html>', writePolicy)).toThrow('expected a charset');
});
