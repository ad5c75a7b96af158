/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../lib/content/read-content';
import { siteOrigin } from '../../../lib/site';
import { writeRedirects } from './write-redirects';

it('writes a page at the old address that leads to the new one', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  const content = readContent(process.cwd());
  const redirects = [{ from: '/places/old-name/', to: '/places/initial-point/' }];
  writeRedirects({ ...content, redirects }, out);
  const page = readFileSync(join(out, 'places/old-name/index.html'), 'utf8');
  rmSync(out, { recursive: true });
  expect(page).toContain('content="0; url=/places/initial-point/"');
  expect(page).toContain(
    `rel="canonical" href="${siteOrigin(content.business)}/places/initial-point/"`,
  );
  expect(page).toContain('<a href="/places/initial-point/">');
});
