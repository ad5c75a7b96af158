import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { fileKinds } from '../../lib/file-kinds';
import { cloudfrontPolicy } from './cloudfront';
import { policyHeader, securityHeaders } from './headers';
import { headersFile } from './headers-file';
import { nginxSnippet } from './nginx';

const { path, write } = temporaryFolder(true);
const forms = 'https://forms.notary.example';
const adminPolicy = "script-src 'self';frame-ancestors 'none'";

const policy = (scripts: string, connect = '') =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self'${scripts};style-src 'self' 'sha256-c=';connect-src 'self'${connect}">`;

write('a.html', policy(" 'sha256-b='", ` ${forms}`));
write('b.html', policy(" 'sha256-a=' 'sha256-b='", ` ${forms}`));
write('c.html', policy(''));
write('admin/index.html', `<meta http-equiv="${policyHeader}" content="script-src 'self'">`);
const headers = securityHeaders(path());

it("allows what any page's own policy allows, each once, and any inline style; no one may frame the site", () => {
  expect(headers.site[policyHeader].split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-b=' 'sha256-a='",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${forms}`,
    "frame-ancestors 'none'",
  ]);
});

it('stops at a page without a policy', () => {
  write('d.html', '<script>one()</script>');
  const words = 'd.html: expected a policy of its own, found none.';
  expect(() => securityHeaders(path())).toThrow(words);
});

it('reaches Netlify and Cloudflare Pages, in lines short enough for Cloudflare', () => {
  const pages = ['404.html', 'areas/index.html', 'areas/larkin/index.html', 'index.html'];
  const text = headersFile(headers, pages);
  const [line, ...others] = Object.entries(headers.site).map((entry) => `  ${entry.join(': ')}`);
  const caching = '  Cache-Control: public, max-age=31536000, immutable';
  expect(text.split(/\n(?=\/)/).map((rule) => rule.split('\n'))).toEqual([
    ['/*', ...others, '  X-Frame-Options: DENY'],
    ['/404.html', line],
    ['/areas/*', line],
    ['/', line],
    ['/admin/*', `  ${policyHeader}: ${adminPolicy}`, '  X-Robots-Tag: noindex'],
    ['/_next/static/*', caching],
    ['/fonts/fraunces-headings-*', caching],
    ['/contact.vcf', '  Content-Type: text/vcard;charset=utf-8', ''],
  ]);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

// e2e/store/nginx.spec.ts asks a real one for the rest.
it('tells nginx of each kind of file', () => {
  const text = nginxSnippet(headers, []);
  for (const { ending, type, isText } of fileKinds) {
    expect(text).toContain(`\n  ${type} ${ending};\n`);
    if (isText && ending !== 'html')
      expect(text).toMatch(new RegExp(`^charset_types .*${type.replace('+', '\\+')}`, 'm'));
  }
});

it('reaches CloudFront, in its own fields where it has them', () => {
  const custom = ['Permissions', 'Cross-Origin-Opener', 'Cross-Origin-Resource'];
  const Items = custom.map((name) => ({ Header: `${name}-Policy` }));
  expect(JSON.parse(cloudfrontPolicy('site', headers.site))).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: headers.site[policyHeader] },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    },
    CustomHeadersConfig: { Quantity: 3, Items },
  });
});
