/** @jest-environment node */
import { checkFiles } from './files';
import { content, origin, problemsIn } from './fixture';

const { phone, securityContactExpires } = content.business;
const lines = {
  '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  '/.well-known/security.txt': `Expires: ${securityContactExpires}T23:59:59Z`,
  '/contact.vcf': `TEL;TYPE=WORK,VOICE:+1${phone.replaceAll('-', '')}\r\nURL:${origin}/`,
};
const right = {
  ...lines,
  '/sitemap.xml': '<urlset></urlset>',
  '/manifest.webmanifest': '{}',
  '/404.html': '<h1>Page Not Found</h1>',
};

it('accepts the files that are requested by name', () => {
  expect(problemsIn(checkFiles, right)).toEqual([]);
});

it.each(Object.keys(right))('reports %s if it is missing or empty', (file) => {
  const problem = `${file}: expected this file with text in it, found none`;
  const others = Object.entries(right).filter(([name]) => name !== file);
  expect(problemsIn(checkFiles, Object.fromEntries(others))).toEqual([problem]);
  expect(problemsIn(checkFiles, { ...right, [file]: '\n' })).toEqual([problem]);
});

it.each(Object.entries(lines))('reports the lines that %s does not have', (file, missing) => {
  expect(problemsIn(checkFiles, { ...right, [file]: 'A: other.example' })).toEqual(
    missing.split('\r\n').map((line) => `${file}: expected the line "${line}", found none`),
  );
});
