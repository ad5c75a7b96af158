import { cloudfrontPolicy } from './cloudfront';
import { securityHeaders } from './headers';
import { headersFile, redirectsFile } from './headers-file';
import { nginxSnippet } from './nginx';

const scripts = ["'sha256-one='", "'sha256-two='"];
const headers = securityHeaders({ scripts });
const valueIn = (all: typeof headers, wanted: string) =>
  all.find(([name]) => name === wanted)?.[1] ?? '';
const value = (wanted: string) => valueIn(headers, wanted);
const redirects = [{ from: '/places/old/', to: '/places/new/' }];

describe('the policy', () => {
  const policy = new Map(
    value('Content-Security-Policy')
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

  it('runs the own files, and what stands inline by its hash', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-one='", "'sha256-two='"]);
  });

  it('frames nothing but the map, and is framed by nobody', () => {
    expect(policy.get('frame-src')).toEqual(['https://www.google.com']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('sends to the own host alone, and besides to the one where messages are delivered', () => {
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    const forms = 'https://forms.notary.example';
    const delivering = securityHeaders({ scripts, connect: [forms] });
    expect(valueIn(delivering, 'Content-Security-Policy')).toBe(
      value('Content-Security-Policy').replace("connect-src 'self'", `connect-src 'self' ${forms}`),
    );
  });

  it('allows what is not named nowhere', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });
});

it('asks for the place of the visitor on the site itself alone', () => {
  expect(value('Permissions-Policy')).toMatch(/^geolocation=\(self\), camera=\(\)/);
});

describe('each host gets every header', () => {
  it('in _headers', () => {
    const text = headersFile(headers);
    for (const [name, value] of headers) expect(text).toContain(`\n  ${name}: ${value}\n`);
    expect(text).toMatch(/^\/\*\n/);
    for (const folder of ['/_next/static/', '/fonts/']) {
      expect(text).toContain(`${folder}*\n  Cache-Control: public, max-age=31536000, immutable`);
    }
  });

  it('in lines that Cloudflare Pages still reads', () => {
    const lines = headersFile(headers).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('in the snippet for nginx', () => {
    const text = nginxSnippet(headers, redirects);
    for (const [name, value] of headers) {
      expect(text).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(text).toContain('location = /places/old/ { return 301 /places/new/; }');
  });

  it('in the policy for CloudFront', () => {
    const text = cloudfrontPolicy(headers);
    const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(text);
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: value('Content-Security-Policy') },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    expect(CustomHeadersConfig.Quantity).toBe(3);
    expect(CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
  });
});

it('leads old addresses on', () => {
  expect(redirectsFile(redirects)).toBe('/places/old/ /places/new/ 301\n');
});
