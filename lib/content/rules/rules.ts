import { sitePaths } from '../../page-kinds';
import { feeCap } from '../../pricing/fees';
import { isMade, routes } from '../../routes';
import { type BusinessRecord, businessFileOf } from '../../schema/business';
import type { Content } from '../../schema/content';
import { recordKinds } from '../../schema/files';
import { feePlaces } from '../../schema/prices';
import type { Redirect } from '../../schema/redirects';
import type { Problem } from '../problem';
import type { Reader } from '../reading/reader';
import { links, miles } from './links-and-miles';
import { forbiddenNames, publicFiles } from './public-files';
import { uniqueness } from './uniqueness';

export interface ContentRead {
  content: Content;
  record: BusinessRecord;
  /** Only the redirects that content/redirects.yaml has. */
  redirects: readonly Redirect[];
  reader: Reader;
}

/** A rule between files, which returns what breaks it. */
type ContentRule = (read: ContentRead) => Problem[];

/** Each slug names a file of a record, valid or not; and no town is its own neighbor. */
const references: ContentRule = ({ reader }) =>
  reader.references.flatMap(({ file, path, type, value }): Problem[] => {
    const { kind, folder } = recordKinds.find((one) => one.kind === type) ?? {};
    if (!folder) return [];
    const target = `content/${folder}/${value}.yaml`;
    if (!reader.source.texts.has(target)) {
      return [{ file, path, expected: `a ${kind} of the site`, found: `"${value}"` }];
    }
    const isOwn = path[0] === 'nearbyLocations' && file === target;
    const found = `"${value}", the town itself`;
    return isOwn ? [{ file, path, expected: 'another town', found }] : [];
  });

/** No price is above what a state's law allows. */
const prices: ContentRule = ({ record }) =>
  (['firstNotarization', 'additionalNotarization'] as const).flatMap((field) =>
    feePlaces.flatMap((place) => {
      const price = record.prices[field][place] ?? 0;
      const { dollars, source } = feeCap(place, record);
      if (price <= dollars) return [];
      return {
        file: businessFileOf('prices'),
        path: ['prices', field, place],
        expected: `at most ${dollars} dollars (${source})`,
        found: String(price),
      };
    }),
  );

/** Whether a path belongs to something but a page: what the build makes, or a public folder. */
function isTaken(path: string, { reader }: ContentRead): boolean {
  const folders = reader.source.publicFiles.map((name) => `/${name.split('/')[0]}/`);
  const taken = ['/index/', '/photos/', ...folders];
  return isMade(path) || taken.some((folder) => path.startsWith(folder));
}

/** No legal page takes the place of something else. */
const legalPages: ContentRule = (read) => {
  const { content } = read;
  const others = sitePaths({ ...content, legalPages: [] });
  return content.legalPages.flatMap(({ slug }) => {
    const path = routes.legal(slug);
    if (!others.includes(path) && !isTaken(path, read)) return [];
    const found = `"${slug}", which the site has already`;
    return { file: `content/legal/${slug}.md`, expected: 'another end of its web address', found };
  });
};

/** A redirect begins where no page is, and leads, even by way of others, to a page. */
const redirects: ContentRule = (read) => {
  const { content, redirects } = read;
  const pages = new Set(sitePaths(content));
  const ends = new Map(content.redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const file = 'content/redirects.yaml';
    const path = (key: string) => ['redirects', index, key];
    const found: Problem[] = [];
    if (pages.has(from) || isTaken(from, read)) {
      const expected = 'an address where the site has nothing';
      found.push({ file, path: path('from'), expected, found: `"${from}"` });
    }
    if (!pages.has(ends.get(from) ?? to)) {
      found.push({ file, path: path('to'), expected: 'the address of a page', found: `"${to}"` });
    }
    return found;
  });
};

const files: ContentRule = ({ reader: { source } }) => [
  ...publicFiles(source.publicFiles),
  ...forbiddenNames([...source.texts.keys(), ...source.publicFiles]),
];

const always: readonly ContentRule[] = [references, prices, uniqueness, legalPages, files];
/** These wait until nothing else is wrong: they would find too much before. */
const onceValid: readonly ContentRule[] = [redirects, links, miles];

/** Everything that is wrong in the files and between them. */
export function brokenRules(read: ContentRead): Problem[] {
  const found = [...read.reader.problems, ...always.flatMap((rule) => rule(read))];
  return found.length > 0 ? found : onceValid.flatMap((rule) => rule(read));
}
