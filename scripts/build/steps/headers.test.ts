import { readFileSync } from 'node:fs';
import cloudfront from '../../../docs/cloudfront.json';
import { cacheControl, contentType, fileTypes, hashedPrefixes } from '../../../lib/file-types';
import vercel from '../../../vercel.json';
import { headersFile, htaccessFile, securityHeaders } from './headers';

const entries = Object.entries(securityHeaders);
const hashed = cacheControl('_next/static/a.js');

it.each([
  [false, []],
  [true, ['  X-Robots-Tag: noindex']],
])('reaches Netlify and Cloudflare; hidden from searches: %s', (isHidden, more) => {
  expect(headersFile(isHidden).split('\n')).toEqual([
    '/*',
    ...entries.map((entry) => `  ${entry.join(': ')}`),
    ...more,
    '/_next/static/*',
    `  Cache-Control: ${hashed}`,
    '/fonts/fraunces-headings-*',
    `  Cache-Control: ${hashed}`,
    '/contact.vcf',
    '  Content-Type: text/vcard;charset=utf-8',
    '',
  ]);
});

// e2e/store/apache.spec.ts asks a real one for the rest.
it.each([
  [false, []],
  [true, ['X-Robots-Tag "noindex"']],
])('tells Apache of each header, kind of file and redirect; hidden: %s', (isHidden, more) => {
  const text = htaccessFile(isHidden, [{ from: '/places/old/', to: '/places/new/' }]);
  expect(text.match(/(?<=^Header always set ).*/gm)).toEqual([
    ...entries.map(([name, value]) => `${name} "${value}"`),
    ...more,
  ]);
  expect(text.match(/(?<=^AddType ).*/gm)).toEqual(
    fileTypes.map(({ ending }) => `"${contentType(`a.${ending}`)}" ${ending}`),
  );
  expect(text).toContain('RedirectMatch 301 "^/places/old/$" "/places/new/"\n');
});

it('reaches Vercel', () => {
  expect(vercel).toMatchObject({ outputDirectory: 'out', trailingSlash: true });
  const rules = vercel.headers.map(({ source, headers }) => [
    source,
    headers.map(({ key, value }) => [key, value]),
  ]);
  expect(rules).toEqual([
    ['/(.*)', entries],
    ...hashedPrefixes.map((prefix) => [`${prefix}(.*)`, [['Cache-Control', hashed]]]),
    ['/contact.vcf', [['Content-Type', contentType('contact.vcf')]]],
  ]);
});

// e2e/store/nginx.spec.ts asks a real one for the rest.
it('tells nginx of each header and each kind of file', () => {
  const text = readFileSync('docs/nginx.conf', 'utf8');
  expect(text.match(/(?<=^add_header ).* always(?=;)/gm)).toEqual(
    entries.map(([name, value]) => `${name} "${value}" always`),
  );
  expect(text).toContain(`"^(${hashedPrefixes.join('|')})") { set $kept "${hashed}"; }`);
  expect(text).toContain(`set $kept "${cacheControl('index.html')}";`);
  const listed = (shape: RegExp) => shape.exec(text)?.[1]?.trim().split(/\s+/);
  const kinds = fileTypes.flatMap(({ ending, type }) => [type, `${ending};`]);
  expect(listed(/^types \{([^}]*)\}/m)).toEqual(kinds);
  // nginx includes HTML by default, and warns about a duplicate.
  const texts = fileTypes.filter(({ ending, isText }) => isText && ending !== 'html');
  for (const shape of [/^charset_types([^;]*)/m, /^gzip_types([^;]*)/m]) {
    expect(listed(shape)).toEqual(texts.map(({ type }) => type));
  }
});

it('reaches CloudFront, in fields of their own where it has them: it rejects these as custom headers', () => {
  const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = cloudfront;
  const others = custom.Items.map(({ Header, Value }) => [Header, Value]);
  expect([
    ['Content-Security-Policy', fields.ContentSecurityPolicy.ContentSecurityPolicy],
    ['X-Frame-Options', fields.FrameOptions.FrameOption],
    [
      'Strict-Transport-Security',
      `max-age=${fields.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ],
    ['X-Content-Type-Options', fields.ContentTypeOptions.Override && 'nosniff'],
    ['Referrer-Policy', fields.ReferrerPolicy.ReferrerPolicy],
    ...others,
  ]).toEqual(entries);
  expect(custom.Quantity).toBe(others.length);
});
