import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../lib/schema/content';
import type { Redirect } from '../../../lib/schema/redirects';
import { siteOrigin } from '../../../lib/site';
import { editPage } from '../../pages/html-tree';
import { writePolicy } from './write-policy';

/** Writes a page at each old URL that sends visitors on, for hosts without redirects. */
export function writeRedirects({ redirects, business }: Content, out: string): void {
  for (const redirect of redirects) {
    const folder = join(out, redirect.from);
    mkdirSync(folder, { recursive: true });
    const page = redirectPage(redirect, siteOrigin(business));
    writeFileSync(join(folder, 'index.html'), editPage(page, writePolicy));
  }
}

/** Nothing needs escaping: the paths of redirects are slugs and slashes. */
function redirectPage({ to }: Redirect, origin: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<link rel="canonical" href="${origin}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to its new place</a></p>
</body>
</html>
`;
}
