import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../../lib/schema/business';
import type { Content } from '../../../lib/schema/content';
import { isPreview, siteUrl } from '../../../lib/site';
import { editPage } from '../../html';
import { headersFile, htaccessFile } from './headers';
import { writePolicy } from './write-policy';

/**
 * Writes a page at each old URL that redirects visitors, for hosts that can't, _headers and
 * _redirects, which Netlify and Cloudflare read, and .htaccess, which Apache reads.
 */
export function writeHostFiles({ redirects, business }: Content, out: string): void {
  // At Netlify, a page at the old URL wins without the mark, which Cloudflare would refuse.
  const code = process.env['NETLIFY'] ? '301!' : '301';
  let rules = '';
  for (const { from, to } of redirects) {
    rules += `${from} ${to} ${code}\n`;
    mkdirSync(join(out, from), { recursive: true });
    const page = redirectPage(to, business);
    writeFileSync(join(out, from, 'index.html'), editPage(page, writePolicy));
  }
  if (rules) writeFileSync(join(out, '_redirects'), rules);
  // Without it, GitHub Pages serves no folder that begins with an underscore.
  writeFileSync(join(out, '.nojekyll'), '');
  writeFileSync(join(out, '_headers'), headersFile(isPreview(business)));
  writeFileSync(join(out, '.htaccess'), htaccessFile(isPreview(business), redirects));
}

/** Nothing needs escaping: the paths of redirects are slugs and slashes. */
const redirectPage = (to: string, business: Business): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<link rel="canonical" href="${siteUrl(to, business)}">${isPreview(business) ? '\n<meta name="robots" content="noindex">' : ''}
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to the new page</a></p>
</body>
</html>
`;
