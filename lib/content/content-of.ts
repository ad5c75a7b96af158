import { type BusinessRecord, businessFileOf, businessFiles } from '../schema/business';
import { checklistFile } from '../schema/checklist';
import type { Content } from '../schema/content';
import { groupOf } from '../schema/json-schema';
import { lawsFile } from '../schema/laws';
import { localitiesWithoutPageFile } from '../schema/localities-without-page';
import { pageFiles } from '../schema/pages/pages';
import { redirectsFile } from '../schema/redirects';
import { serviceFile } from '../schema/service';
import { testimonialsFile } from '../schema/testimonial';
import { townFile } from '../schema/town';
import { ContentError, type FindLine } from './problem';
import { normalize } from './reading/normalize';
import { parseYaml } from './reading/parse-yaml';
import { readLegalPages } from './reading/read-legal-pages';
import { Reader, type Source } from './reading/reader';
import { resolveService } from './resolving/authority';
import { allRedirects, publishedFile, publishedPaths } from './resolving/redirects';
import { readBusinessRecord, resolveBusiness } from './resolving/resolve-business';
import { brokenRules } from './rules/rules';
import { type Proofs, proofsIn } from './text/claims';

export interface ContentWithLines {
  content: Content;
  /** The business as its files have it, with past dates and placeholders that pages don't show. */
  record: BusinessRecord;
  findLine: FindLine;
  /** The text of each file, by its path from the root. */
  texts: ReadonlyMap<string, string>;
}

/** What is on record, such as insurance. It is read first, as it decides what texts may say. */
function proofsOf({ texts }: Source): Proofs {
  const { value } = parseYaml(texts.get(businessFileOf('onRecord')) ?? '');
  const { shape } = businessFiles.commissions;
  const file = groupOf(normalize(value, businessFiles.commissions));
  const { data: commissions } = shape.commissions.safeParse(file['commissions']);
  const { data: onRecord } = shape.onRecord.safeParse(file['onRecord'] ?? {});
  return proofsIn({ commissions, onRecord });
}

/**
 * The content in some files as it applies on a day such as 2026-11-20. It runs in the forms, too.
 *
 * @param isDraft true for content that is only looked at: it needs only what its pages show.
 * @throws ContentError with every problem found.
 */
export function contentOf(source: Source, day: string, isDraft = false): ContentWithLines {
  const reader = new Reader(source, proofsOf(source), day, isDraft);
  const laws = reader.file('laws.yaml', lawsFile)?.laws;
  const { record, stage } = readBusinessRecord(reader, day, laws) ?? {};
  const serviceRecords = reader.folder('services', serviceFile, stage);
  const towns = reader.folder('towns', townFile, stage);
  const localitiesWithoutPage =
    reader.file('localities-without-page.yaml', localitiesWithoutPageFile)?.localities ?? [];
  const checklist = reader.file('checklist.yaml', checklistFile, stage)?.items ?? [];
  const testimonials = reader.file('testimonials.yaml', testimonialsFile)?.testimonials ?? [];
  const written = reader.file('redirects.yaml', redirectsFile)?.redirects ?? [];
  const published = reader.textOf(publishedFile);
  const legalPages = readLegalPages(reader, stage);
  const pages = stage && reader.files('pages', pageFiles, stage);
  if (!laws || !record || !pages) {
    throw new ContentError(reader.problems, reader.lineOf, source.root);
  }
  const business = resolveBusiness(record, day);

  const services = serviceRecords.map((record) => resolveService(record, business.authority));
  const order = [...business.services, ...services.map(({ slug }) => slug).toSorted()];
  const content: Content = {
    business,
    laws,
    services: services.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug)),
    checklist,
    towns: towns.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    localitiesWithoutPage,
    testimonials,
    legalPages: legalPages.toSorted((a, b) => a.slug.localeCompare(b.slug, 'en')),
    pages,
    redirects: written,
  };
  content.redirects = allRedirects(content, publishedPaths(published));
  const problems = isDraft ? [] : brokenRules({ content, record, redirects: written, reader });
  if (problems.length > 0) throw new ContentError(problems, reader.lineOf, source.root);
  return { content, record, findLine: reader.lineOf, texts: source.texts };
}
