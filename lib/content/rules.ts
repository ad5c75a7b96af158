import { madeFolders, routerFiles, routes, sitePaths } from '../routes';
import { type BusinessRecord, businessFileOf } from '../schema/business';
import { overCap } from '../schema/fee-caps';
import { isOrigin, originInWords } from '../schema/urls';
import { siteOrigin } from '../site';
import type { Finding } from './problem';
import { publicFiles } from './public-files';
import type { Source } from './reader';
import { citedByStates } from './resolve-laws';
import { type Listed, uniqueness } from './uniqueness';

/** What was read, for rules that look at several files. */
interface Read extends Listed, Pick<Source, 'publicFiles'> {
  record: BusinessRecord;
}

type Rule = (read: Read) => Finding[];

/** Each slug names a town or a service, no matter whether that is valid; and no town is its own neighbor. */
const references: Rule = ({ reader }) =>
  reader.references().flatMap(({ file, path, kind, value }): Finding[] => {
    const target = `content/${kind}s/${value}.yaml`;
    if (!reader.texts.has(target)) {
      return [{ file, path, expected: `the slug of a ${kind}`, found: `"${value}"` }];
    }
    const isOwn = path[0] === 'nearbyLocations' && file === target;
    const found = `"${value}", the town itself`;
    return isOwn ? [{ file, path, expected: 'another town', found }] : [];
  });

/** No price is above what a state's law allows. */
const prices: Rule = ({ record }) =>
  overCap(record).map((over) => ({ file: businessFileOf('prices'), ...over }));

/** The origin that the environment gives is one; its schema checks content's own. */
const origin: Rule = ({ content: { business } }) => {
  const value = siteOrigin(business);
  return isOrigin(value)
    ? []
    : [{ file: 'SITE_ORIGIN', expected: originInWords, found: `"${value}"` }];
};

/** Whether a path is in the place of what the build makes, other than the pages, or of a public folder. */
function isMade(path: string, { publicFiles }: Read): boolean {
  const folders = publicFiles.map((name) => `/${name.split('/')[0]}/`);
  const taken = [...madeFolders, '/index/', '/photos/', ...folders];
  return routerFiles.test(path) || taken.some((folder) => path.startsWith(folder));
}

/** No legal page takes the place of something else. */
const legalPages: Rule = (read) => {
  const { content } = read;
  const others = sitePaths({ ...content, legalPages: [] });
  const isTaken = (path: string) => others.includes(path) || isMade(path, read);
  return content.legalPages
    .filter(({ slug }) => isTaken(routes.legal(slug)))
    .map(({ slug }) => ({
      file: `content/legal/${slug}.md`,
      expected: 'another file name',
      found: `"${slug}", which the site has already`,
    }));
};

/** A redirect begins where no page is, and leads, even by way of others, to a page. */
const redirects: Rule = (read) => {
  const { content, redirects } = read;
  const pages = new Set(sitePaths(content));
  const ends = new Map(content.redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const file = 'content/redirects.yaml';
    const path = (key: string) => ['redirects', index, key];
    const found: Finding[] = [];
    if (pages.has(from) || isMade(from, read)) {
      const expected = 'a path where the site has nothing';
      found.push({ file, path: path('from'), expected, found: `"${from}"` });
    }
    if (!pages.has(ends.get(from) ?? to)) {
      found.push({ file, path: path('to'), expected: 'the path of a page', found: `"${to}"` });
    }
    return found;
  });
};

/** Each section that the table of states cites has a record. */
const sources: Rule = ({ content: { laws } }) =>
  citedByStates
    .filter((section) => laws.every((law) => law.section !== section))
    .map((section) => ({
      file: 'content/laws.yaml',
      path: ['laws'],
      expected: `a record of ${section}`,
      found: 'none',
    }));

const always: readonly Rule[] = [
  ...[references, prices, origin, uniqueness, legalPages],
  (read) => publicFiles(read.publicFiles),
];

/** Rules that would find more wrong than there is while something else is. */
const ofValidContent = [redirects, sources];

/** What is wrong between files. */
export function brokenRules(read: Read): Finding[] {
  const broken = (rules: readonly Rule[]) => rules.flatMap((rule) => rule(read));
  const found = [...read.reader.findings, ...broken(always)];
  return found.length > 0 ? found : broken(ofValidContent);
}
