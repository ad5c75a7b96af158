import { type Header, hstsSeconds } from './headers';

/** CloudFront has a field of its own for each of these, and rejects them among the others. */
const own = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
]);

/**
 * The policy whose headers CloudFront adds to every response, as the file for
 * `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`.
 */
export function cloudfrontPolicy(headers: readonly Header[]): string {
  const value = (wanted: string) => headers.find(([name]) => name === wanted)?.[1];
  const others = headers.filter(([name]) => !own.has(name));
  const config = {
    Name: 'website-security-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: value('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: hstsSeconds,
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
