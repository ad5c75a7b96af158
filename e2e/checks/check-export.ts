import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { siteOrigin } from '../../lib/site';
import { sourceFiles } from '../../scripts/build/sources';
import { reportContentErrors } from '../../scripts/content/report-content-errors';
import { checkCanonicals } from './canonicals';
import { readExport } from './exported-site';
import { checkFactsInCode } from './facts-in-code';
import { checkFiles } from './files';
import { type Check, findingText, problemsOf } from './finding';
import { checkHeadings } from './headings';
import { checkHosts } from './hosts';
import { checkHtml } from './html';
import { checkLaw } from './law';
import { checkLinks } from './links';
import { checkPages } from './pages';
import { checkPhoneNumbers } from './phone-numbers';
import { checkProhibitedClaims } from './prohibited-claims';
import { checkStructuredData } from './structured-data';
import { checkTitles } from './titles';
import { checkUnfilledVariables } from './unfilled-variables';

/** `npm run check:export`: reads the finished site in out/ as browsers and search engines will. */
const out = resolve(outFolder());

const steps: Record<string, Check> = {
  pages: checkPages,
  files: checkFiles,
  html: ({ files }) => checkHtml(out, files),
  links: checkLinks,
  headings: checkHeadings,
  'titles and descriptions': checkTitles,
  'canonicals and sitemap': checkCanonicals,
  'structured data': checkStructuredData,
  law: checkLaw,
  'prohibited claims': checkProhibitedClaims,
  hosts: checkHosts,
  'facts in code': () => checkFactsInCode(codeFiles()),
  'phone numbers': checkPhoneNumbers,
  'unfilled variables': checkUnfilledVariables,
};

await reportContentErrors(() => {
  if (!existsSync(out)) {
    console.error(`There is no ${outFolder()}/: run npm run build first.`);
    process.exitCode = 1;
    return;
  }
  const content = readContent(contentRoot());
  const facts = { content, origin: siteOrigin(content.business) };
  const site = readExport(out);
  for (const [name, check] of Object.entries(steps)) {
    const finding = check(site, facts);
    console.log(findingText(name, finding));
    if (problemsOf(finding).length > 0) process.exitCode = 1;
  }
});

function codeFiles(): Map<string, string> {
  const files = sourceFiles('.').filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
