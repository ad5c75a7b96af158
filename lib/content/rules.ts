import { existsSync, readFileSync } from 'node:fs';
import { sitePaths } from '../routes';
import { type BusinessRecord, businessFileOf } from '../schema/business';
import type { Content } from '../schema/content';
import { overCap } from '../schema/fee-caps';
import type { Redirect } from '../schema/redirects';
import { isOrigin, originInWords } from '../schema/urls';
import { siteOrigin } from '../site';
import { originality } from './originality';
import type { Finding } from './problem';
import { publicFiles } from './public-files';
import type { Reader } from './reader';
import { citedByStates } from './resolve-laws';
import { uniqueness } from './uniqueness';

/** What was read, for rules that look at several files. */
export interface Read {
  content: Content;
  record: BusinessRecord;
  /** Those in content/redirects.yaml, of the content's own. */
  redirects: readonly Redirect[];
  reader: Reader;
}

type Rule = (read: Read) => Finding[];

/**
 * Each slug names a town or a service, each path a file, no matter whether that is valid; and no town is
 * its own neighbor.
 */
const references: Rule = ({ reader }) => {
  const slugs = { town: reader.slugs('towns'), service: reader.slugs('services') };
  return reader.references().flatMap(({ file, path, kind, value }) => {
    const isThere =
      kind === 'town' || kind === 'service'
        ? slugs[kind].has(value)
        : reader.has(`content/${value}`);
    if (!isThere) {
      const expected = kind === 'file' ? 'the path of a file in content/' : `the slug of a ${kind}`;
      return [{ file, path, expected, found: `"${value}"` }];
    }
    const isOwn = path[0] === 'nearbyLocations' && file === `content/towns/${value}.yaml`;
    const found = `"${value}", the town itself`;
    return isOwn ? [{ file, path, expected: 'another town', found }] : [];
  });
};

/** No price is above what a state's law allows. */
const prices: Rule = ({ record }) =>
  overCap(record).map(({ path, dollars, source, price }) => ({
    ...{ file: businessFileOf('prices'), path },
    expected: `at most ${dollars} dollars (${source})`,
    found: String(price),
  }));

/** The origin that the environment gives is one; its schema checks content's own. */
const origin: Rule = ({ content: { business } }) => {
  const value = siteOrigin(business);
  if (isOrigin(value)) return [];
  return [{ file: 'SITE_ORIGIN', expected: originInWords, found: `"${value}"` }];
};

/** Whether a line of code runs a check with this title. */
export function hasCheck(code: string, title: string): boolean {
  const literal = title.replace(/[^\w ]/g, '\\$&');
  return RegExp(`^ *(?:test\\(|(?!//|test).*, )(['"])${literal}\\1,`, 'm').test(code);
}

/** Each line of /trust/ has its check. */
const evidence: Rule = ({ content }) =>
  content.evidence.checks.flatMap((check, index) => {
    const isThere = existsSync(check.file);
    if (isThere && hasCheck(readFileSync(check.file, 'utf8'), check.title)) return [];
    const key = isThere ? 'title' : 'file';
    return {
      ...{ file: 'content/evidence.yaml', path: ['checks', index, key] },
      expected: `the ${key} of a check of this project`,
      found: `"${check[key]}"`,
    };
  });

/** A redirect begins where no page is, and leads, even by way of others, to a page. */
const redirects: Rule = ({ content, redirects }) => {
  const pages = new Set(sitePaths(content));
  const ends = new Map(content.redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const at = (key: string) => ({
      file: 'content/redirects.yaml',
      path: ['redirects', index, key],
    });
    const begins = { ...at('from'), expected: 'a path without a page', found: `the page ${from}` };
    const leads = { ...at('to'), expected: 'the path of a page', found: `"${to}"` };
    return [
      ...(pages.has(from) ? [begins] : []),
      ...(pages.has(ends.get(from) ?? to) ? [] : [leads]),
    ];
  });
};

/** A text names each law. */
const citedLaws: Rule = ({ content }) =>
  content.laws.flatMap(({ citedIn, key }, index) => {
    if (citedIn.length > 0) return [];
    const expected = `a text that names {${key}}, or no such law`;
    return [{ file: 'content/laws.yaml', path: ['laws', index], expected, found: 'none' }];
  });

/** Each section that the table of states cites has a record. */
const sources: Rule = ({ content: { laws } }) =>
  citedByStates
    .filter((section) => laws.every((law) => law.section !== section))
    .map((section) => ({
      ...{ file: 'content/laws.yaml', path: ['laws'] },
      ...{ expected: `a record of ${section}`, found: 'none' },
    }));

const always: readonly Rule[] = [
  ...[references, prices, origin, evidence, uniqueness],
  () => publicFiles(),
];

/** Rules that would find more wrong than there is while something else is. */
const ofValidContent = [redirects, citedLaws, sources, originality];

/** What is wrong between files; a new rule is a row here. */
export function brokenRules(read: Read): Finding[] {
  const broken = (rules: readonly Rule[]) => rules.flatMap((rule) => rule(read));
  const found = [...read.reader.findings, ...broken(always)];
  return found.length > 0 ? found : broken(ofValidContent);
}
