import type { BusinessRecord } from '../schema/business';
import { checklistFile } from '../schema/checklist';
import type { Content } from '../schema/content';
import { type LegalPage, legalPageHead } from '../schema/legal-page';
import { localitiesWithoutPageFile } from '../schema/localities-without-page';
import { redirectsFile } from '../schema/redirects';
import { type Service, serviceFile } from '../schema/service';
import { testimonialsFile } from '../schema/testimonial';
import { townFile } from '../schema/town';
import { buildDay } from './build-day';
import { crossProblems, redirectProblems } from './cross-checks';
import { ContentError, type FindLine } from './problem';
import { readBusinessRecord } from './read-business';
import { type Figures, Reader } from './reader';
import { resolveBusiness } from './resolve-business';
import { resolveService } from './resolve-service';
import { interpolate, unknownVariables } from './template-variables';
import { fieldName, unknownVariable } from './yaml-document';

/** Content with the way back to where each field of it stands. */
export interface ContentWithLines {
  content: Content;
  /** The business as its file has it, with what is over and what no visitor may see. */
  record: BusinessRecord;
  findLine: FindLine;
}

/**
 * The content as it holds on the day of the build.
 * @throws ContentError also when Idaho's commission is over: nothing that the site says is true then.
 */
export function readContent(root: string, day = buildDay()): Content {
  const { content, record, findLine } = readContentWithLines(root, day);
  if (content.business.authority.states.includes('ID')) return content;
  const file = 'content/business.yaml';
  const path = ['commissions', 'ID', 'expires'];
  const expected = 'a day that is not over: without it nothing on the site is true';
  const found = record.commissions.ID.expires ?? 'none';
  const line = findLine(file, path);
  throw new ContentError([{ file, line, field: fieldName(path), expected, found }]);
}

/**
 * Reads and checks the folder content/ below `root`.
 * @param day as 2026-11-20: what follows a commission or a date is told as it holds then.
 * @throws ContentError with every problem that was found.
 */
export function readContentWithLines(root: string, day: string): ContentWithLines {
  const reader = new Reader(root);
  const { record, words: figures } = readBusinessRecord(reader, day) ?? {};
  const serviceRecords = reader.folder('services', serviceFile, figures);
  const towns = reader.folder('towns', townFile, figures);
  const localitiesWithoutPage =
    reader.file('localities-without-page.yaml', localitiesWithoutPageFile)?.localities ?? [];
  const checklist = reader.file('checklist.yaml', checklistFile, figures)?.items ?? [];
  const testimonials = reader.file('testimonials.yaml', testimonialsFile)?.testimonials ?? [];
  const redirects = reader.file('redirects.yaml', redirectsFile)?.redirects ?? [];
  const legalPages = readLegalPages(reader, figures);
  if (!record) throw new ContentError(reader.problems);
  const business = resolveBusiness(record, day);

  const services = serviceRecords.map((record) => resolveService(record, business.authority));
  const place = ({ slug }: Service) => business.services.indexOf(slug);
  const content: Content = {
    business,
    services: services.toSorted((a, b) => place(a) - place(b)),
    checklist,
    towns: towns.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    localitiesWithoutPage,
    testimonials,
    legalPages,
    redirects,
  };
  const { problems } = reader;
  const findLine: FindLine = (file, path) => reader.lineOf(file, path);
  const slugs = { towns: reader.slugs('towns'), services: reader.slugs('services') };
  problems.push(...crossProblems(content, slugs, findLine));
  if (problems.length === 0) problems.push(...redirectProblems(content, findLine));
  if (problems.length > 0) throw new ContentError(problems);
  return { content, record, findLine };
}

function readLegalPages(reader: Reader, figures: Figures): LegalPage[] {
  return reader.texts('legal', '.md').flatMap(({ file, slug, text }) => {
    const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
    if (head === undefined || body === undefined) {
      const expected = 'title, description and updated between two lines of ---';
      reader.problems.push({ file, line: 1, field: '', expected, found: 'no such head' });
      return [];
    }
    const value = reader.parse(file, head, legalPageHead, figures, 2);
    if (value === undefined || figures === undefined) return [];
    text.split('\n').forEach((line, index) => {
      for (const name of unknownVariables(line, figures)) {
        reader.problems.push(unknownVariable(file, index + 1, name, figures));
      }
    });
    return [{ ...value, slug, markdown: interpolate(body, figures) }];
  });
}
