import { type HostHeaders, hstsSeconds } from './headers';

/**
 * The policy whose headers CloudFront adds to every response, as the file for
 * `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`.
 */
export function cloudfrontPolicy(name: string, headers: HostHeaders['site']): string {
  // CloudFront has a field of its own for each of these, and rejects them as custom headers.
  const {
    'Content-Security-Policy': ContentSecurityPolicy,
    'Strict-Transport-Security': _,
    'X-Content-Type-Options': __,
    'Referrer-Policy': ReferrerPolicy,
    ...others
  } = headers;
  const Override = true;
  const Items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy },
      StrictTransportSecurity: { Override, AccessControlMaxAgeSec: hstsSeconds },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { Override, ReferrerPolicy },
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
