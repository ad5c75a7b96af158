import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { siteOrigin } from '../../lib/site';
import { sourceFiles } from '../../scripts/build/sources';
import { reportContentErrors } from '../../scripts/content/report-content-errors';
import { checkCanonicals } from './canonicals';
import { htmlFiles, readExport } from './exported-site';
import { checkFactsInCode } from './facts-in-code';
import { checkFiles } from './files';
import { type Finding, findingText, problemsOf } from './finding';
import { checkHeadings } from './headings';
import { checkHosts } from './hosts';
import { checkHtml } from './html';
import { checkLaw } from './law';
import { checkLinks } from './links';
import { checkPages } from './pages';
import { checkPhoneNumbers } from './phone-numbers';
import { checkProhibitedClaims } from './prohibited-claims';
import { checkStructuredData } from './structured-data';
import { checkStructuredDataMatchesPage } from './structured-data-matches-page';
import { checkTitles } from './titles';
import { checkUnfilledVariables } from './unfilled-variables';

/** `npm run check:export`: reads the finished site in out/ as browsers and search engines will. */
const root = process.cwd();
const out = join(root, outFolder());

await reportContentErrors(() => {
  if (!existsSync(out)) {
    console.error(`There is no ${outFolder()}/: run npm run build first.`);
    process.exitCode = 1;
    return;
  }
  const content = readContent(contentRoot());
  const { business } = content;
  const origin = siteOrigin(business);
  const site = readExport(out);
  const { pages } = site;

  step('pages', checkPages(pages, content));
  step('files', checkFiles(site, business, origin));
  step('html', checkHtml(root, { folder: out, names: htmlFiles(site.texts.keys()) }));
  step('links', checkLinks(site, origin));
  step('headings', checkHeadings(pages));
  step('titles and descriptions', checkTitles(pages, content));
  step('canonicals and sitemap', checkCanonicals(site, content, origin));
  step('structured data', checkStructuredData(pages, origin));
  step(
    'structured data, agreement',
    checkStructuredDataMatchesPage(pages, { hours: business.hours, origin }),
  );
  step('law', checkLaw(pages, business));
  step('words', checkProhibitedClaims(site));
  step('hosts', checkHosts(site, content, origin));
  step('facts in code', checkFactsInCode(codeOf(root)));
  step('phone numbers', checkPhoneNumbers(pages, content));
  step('figures', checkUnfilledVariables(pages));
});

function step(name: string, finding: Finding): void {
  console.log(findingText(name, finding));
  if (problemsOf(finding).length > 0) process.exitCode = 1;
}

function codeOf(root: string): Map<string, string> {
  const files = sourceFiles(root).filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
