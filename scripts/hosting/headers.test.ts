import { fileKinds } from '../../lib/file-kinds';
import { cloudfrontPolicy } from './cloudfront';
import { adminHeaders, policyHeader, securityHeaders } from './headers';
import { headersFile, redirectsFile } from './headers-file';
import { nginxSnippet } from './nginx';

const scripts = ["'sha256-one='", "'sha256-two='"];
const forms = 'https://forms.notary.example';
const headers = securityHeaders({ scripts, connect: [forms] });
const values = Object.fromEntries(headers);
const admin = adminHeaders(headers, "script-src 'self'");
const adminPolicy = "script-src 'self';frame-ancestors 'none'";
const redirects = [{ from: '/places/old/', to: '/places/new/' }];

it.each([
  ['runs only our own files and inline scripts', `script-src 'self' ${scripts.join(' ')}`],
  ['allows any inline style', "style-src 'self' 'unsafe-inline'"],
  [
    'sends only to the site, the map and the host that takes messages',
    `connect-src 'self' https://www.google.com ${forms}`,
  ],
  ['frames only the map', 'frame-src https://www.google.com'],
  ['lets no one frame the site', "frame-ancestors 'none'"],
  ['allows nothing that is not named', "default-src 'none'"],
])('has a policy that %s', (_what, directive) => {
  expect(values['Content-Security-Policy']?.split(';')).toContain(directive);
});

it('let other sites show the share images', () => {
  expect(values['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

it('reach Netlify and Cloudflare Pages, in lines short enough for Cloudflare', () => {
  const pages = ['404.html', 'areas/index.html', 'areas/larkin/index.html', 'index.html'];
  const text = headersFile(headers, pages, admin);
  expect(text).toMatch(/^\/\*\n/);
  for (const [name, value] of headers) expect(text).toContain(`\n  ${name}: ${value}\n`);
  for (const folder of ['/_next/static/', '/fonts/fraunces-headings-']) {
    expect(text).toContain(`${folder}*\n  Cache-Control: public, max-age=31536000, immutable`);
  }
  const policy = `  ${policyHeader}: ${values[policyHeader]}`;
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.split('\n'));
  const having = rules.flatMap(([path, ...lines]) => (lines.includes(policy) ? path : []));
  expect(having).toEqual(['/404.html', '/areas/*', '/']);
  expect(rules).toContainEqual([
    '/admin/*',
    `  ${policyHeader}: ${adminPolicy}`,
    '  X-Robots-Tag: noindex',
  ]);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(redirectsFile(redirects)).toBe('/places/old/ /places/new/ 301\n');
});

it('reach nginx', () => {
  const text = nginxSnippet(headers, redirects, admin);
  expect(text).toContain(`add_header ${policyHeader} "${adminPolicy}"`);
  for (const [name, value] of headers) expect(text).toContain(`add_header ${name} "${value}"`);
  expect(text).toContain('location = /places/old/ { return 301 /places/new/; }');
  for (const [ending, { type, isText }] of fileKinds) {
    const [name] = type.split(';');
    expect(text).toContain(`\n  ${name} ${ending};\n`);
    if (isText && ending !== 'html')
      expect(text).toMatch(new RegExp(`^charset_types .*${name?.replace('+', '\\+')}`, 'm'));
  }
});

it('reach CloudFront, in its own fields where it has them', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
    cloudfrontPolicy('site', headers),
  );
  expect(SecurityHeadersConfig).toMatchObject({
    ContentSecurityPolicy: { ContentSecurityPolicy: values['Content-Security-Policy'] },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
  });
  const Value = expect.stringMatching(/^geolocation=\(self\), camera=\(\)/);
  const permissions = { Header: 'Permissions-Policy', Value, Override: true };
  expect(CustomHeadersConfig.Items).toContainEqual(permissions);
  expect(CustomHeadersConfig.Quantity).toBe(3);
});
