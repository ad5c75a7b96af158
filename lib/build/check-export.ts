import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../content/content-root';
import { readContent } from '../content/read-content';
import { siteOrigin } from '../site';
import { checkAgreement } from './checks/agreement';
import { checkCanonicals } from './checks/canonicals';
import { checkFactsInCode } from './checks/facts-in-code';
import { checkFigures } from './checks/figures';
import { checkFiles } from './checks/files';
import { type Finding, findingText, problemsOf } from './checks/finding';
import { checkHeadings } from './checks/headings';
import { checkHosts } from './checks/hosts';
import { checkHtml } from './checks/html';
import { checkLaw } from './checks/law';
import { checkLinks } from './checks/links';
import { checkPages } from './checks/pages';
import { checkPhoneNumbers } from './checks/phone-numbers';
import { checkStructuredData } from './checks/structured-data';
import { checkTitles } from './checks/titles';
import { checkWords } from './checks/words';
import { htmlFiles, readExport } from './exported-site';
import { reportContentErrors } from './report-content-errors';
import { sourceFiles } from './sources';

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
  step('structured data, agreement', checkAgreement(pages, { hours: business.hours, origin }));
  step('law', checkLaw(pages, business));
  step('words', checkWords(site));
  step('hosts', checkHosts(site, content, origin));
  step('facts in code', checkFactsInCode(codeOf(root)));
  step('phone numbers', checkPhoneNumbers(pages, content));
  step('figures', checkFigures(pages));
});

function step(name: string, finding: Finding): void {
  console.log(findingText(name, finding));
  if (problemsOf(finding).length > 0) process.exitCode = 1;
}

function codeOf(root: string): Map<string, string> {
  const files = sourceFiles(root).filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
