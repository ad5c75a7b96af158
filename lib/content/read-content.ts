import { isOlderThan } from '../hours/calendar';
import { type BusinessRecord, businessFileOf } from '../schema/business';
import { checklistFile } from '../schema/checklist';
import type { Content } from '../schema/content';
import { evidenceFile } from '../schema/evidence';
import { localitiesWithoutPageFile } from '../schema/localities-without-page';
import { pageFiles } from '../schema/pages/pages';
import { redirectsFile } from '../schema/redirects';
import { type Service, serviceFile } from '../schema/service';
import { testimonialsFile } from '../schema/testimonial';
import { townFile } from '../schema/town';
import { isOrigin, originInWords } from '../schema/urls';
import { siteOrigin } from '../site';
import { buildDay } from './build-day';
import { evidenceProblems } from './evidence-checks';
import { lawProblems } from './law-checks';
import { ContentError, type FindLine, fieldName } from './problem';
import { publicProblems } from './public-checks';
import { readPublished } from './published';
import { readBusinessRecord } from './read-business';
import { readLaws, resolveLaws } from './read-laws';
import { readLegalPages } from './read-legal-pages';
import { Reader } from './reader';
import { redirectProblems } from './redirect-checks';
import { allRedirects } from './redirects';
import { referenceProblems } from './reference-checks';
import { resolveBusiness } from './resolve-business';
import { resolveService } from './resolve-service';
import { uniquenessProblems } from './uniqueness-checks';

/** Content, and where each field is in the files. */
export interface ContentWithLines {
  content: Content;
  /**
   * The business as its file has it, including past dates and placeholders that pages don't show.
   */
  record: BusinessRecord;
  findLine: FindLine;
}

/** The content as it applies on the day of the build. */
export const readContent = (root: string, day = buildDay()): Content =>
  readContentToBuild(root, day).content;

/** @throws ContentError also if Idaho's commission has expired: then nothing on the site is true. */
export function readContentToBuild(root: string, day: string): ContentWithLines {
  const read = readContentWithLines(root, day);
  const { content, record, findLine } = read;
  if (content.business.authority.states.includes('ID')) return read;
  const { held, expires } = record.commissions.ID;
  const path = ['commissions', 'ID', held ? 'expires' : 'held'];
  const file = businessFileOf(path[0]);
  const expected = `${held ? 'a date that has not passed' : 'true'}: without this commission nothing on the site is true`;
  const found = String(held ? expires : held);
  const line = findLine(file, path);
  throw new ContentError([{ file, line, field: fieldName(path), expected, found }]);
}

/**
 * Reads and validates the folder content/ below `root`.
 * @param day such as 2026-11-20: commissions and dates apply as of that day.
 * @throws ContentError with every problem found.
 */
export function readContentWithLines(root: string, day: string): ContentWithLines {
  const reader = new Reader(root);
  const lawsFile = readLaws(reader);
  const { record, variables } = readBusinessRecord(reader, day, lawsFile?.sections) ?? {};
  const serviceRecords = reader.folder('services', serviceFile, variables);
  const towns = reader.folder('towns', townFile, variables);
  const localitiesWithoutPage =
    reader.file('localities-without-page.yaml', localitiesWithoutPageFile)?.localities ?? [];
  const checklist = reader.file('checklist.yaml', checklistFile, variables)?.items ?? [];
  const reviews = reader.file('testimonials.yaml', testimonialsFile);
  const written = reader.file('redirects.yaml', redirectsFile)?.redirects ?? [];
  const evidence = reader.file('evidence.yaml', evidenceFile, variables);
  const legalPages = readLegalPages(reader, variables);
  const pages = variables && reader.files('pages', pageFiles, variables, { hasGaps: true });
  if (!lawsFile || !record || !evidence || !pages) throw new ContentError(reader.problems);
  const laws = resolveLaws(lawsFile.records, reader);
  const business = resolveBusiness(record, laws, day);

  const days = [...evidence.ways.map(({ looked }) => looked.date), ...laws.map(({ read }) => read)];
  const services = serviceRecords.map((record) => resolveService(record, business.authority));
  const position = ({ slug }: Service) => {
    const index = business.services.indexOf(slug);
    return index < 0 ? services.length : index;
  };
  const content: Content = {
    business,
    laws,
    evidence: { ...evidence, old: days.filter((date) => isOlderThan(date, 365, day)) },
    services: services.toSorted((a, b) => position(a) - position(b)),
    checklist,
    towns: towns.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    localitiesWithoutPage,
    testimonials: reviews?.testimonials ?? [],
    testimonialsUpdated: reviews?.updated ?? day,
    legalPages,
    pages,
    redirects: written,
  };
  content.redirects = allRedirects(content, readPublished(root));
  const { problems } = reader;
  const origin = siteOrigin(business);
  // Content's own is checked by its schema.
  if (!isOrigin(origin)) {
    const found = `"${origin}"`;
    problems.push({ file: 'SITE_ORIGIN', line: 1, field: '', expected: originInWords, found });
  }
  const findLine: FindLine = (file, path) => reader.lineOf(file, path);
  const slugs = { towns: reader.slugs('towns'), services: reader.slugs('services') };
  problems.push(
    ...referenceProblems(content, slugs, findLine),
    ...uniquenessProblems(content, findLine),
    ...evidenceProblems(content.evidence, findLine),
    ...publicProblems(),
  );
  if (problems.length === 0) {
    problems.push(
      ...redirectProblems(content, written, findLine),
      ...lawProblems(lawsFile.records, content, reader),
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { content, record, findLine };
}
