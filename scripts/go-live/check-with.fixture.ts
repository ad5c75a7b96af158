import * as z from 'zod';
import { readContentWithLines } from '../../lib/content/read-content';
import { resolveBusiness } from '../../lib/content/resolving/resolve-business';
import { testRoot } from '../../lib/content/test-content.fixture';
import type { BusinessRecord } from '../../lib/schema/business';
import type { Content } from '../../lib/schema/content';
import { isSample } from '../../lib/schema/testimonial';
import { checkGoLive } from './go-live';
import { isLeft } from './task';

/** The day on which the tests check the content. */
export const day = '2026-11-21';

const read = readContentWithLines(testRoot, day);
export const { record } = read;

/** The test content without the two things its owner still has to do. */
export const content = {
  ...read.content,
  testimonials: read.content.testimonials.filter((review) => !isSample(review)),
  towns: read.content.towns.filter(({ slug }) => slug !== 'vetch'),
};

/** What the check finds in it with some fields of the business, or some other content, changed. */
export function checkWith(fields: Partial<BusinessRecord>, others: Partial<Content> = {}) {
  const changed = { ...record, ...fields };
  const business = resolveBusiness(changed, day);
  const all = { ...read, record: changed, content: { ...content, business, ...others } };
  const found = checkGoLive(all, day).map((item) => {
    return { ...item, field: z.core.toDotPath(item.path) };
  });
  return { items: found.filter(isLeft), notes: found.filter((item) => !isLeft(item)) };
}
