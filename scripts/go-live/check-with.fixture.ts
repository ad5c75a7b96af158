import { readContentWithLines } from '../../lib/content/read-content';
import { resolveBusiness } from '../../lib/content/resolve-business';
import { testRoot } from '../../lib/content/test-content.fixture';
import type { BusinessRecord } from '../../lib/schema/business';
import type { Content } from '../../lib/schema/content';
import { isSample } from '../../lib/schema/testimonial';
import { isLeft } from './finding';
import { checkGoLive } from './go-live';

/** The day on which the tests check the content. */
export const day = '2026-11-21';

const read = readContentWithLines(testRoot, day);

/** The test content without the two things its owner still has to do. */
export const { record } = read;
export const { laws, services } = read.content;
export const testimonials = read.content.testimonials.filter((review) => !isSample(review));
export const towns = read.content.towns.filter(({ slug }) => slug !== 'vetch');

/** What the check finds in complete content with some fields changed. */
export function checkWith(
  fields: Partial<BusinessRecord>,
  { on = day, content = {} as Partial<Content> } = {},
) {
  const changed = { ...record, ...fields };
  const business = resolveBusiness(changed, read.content.laws, on);
  const complete = { ...read.content, testimonials, towns, business, ...content };
  const found = checkGoLive({ ...read, record: changed, content: complete }, on);
  return { items: found.filter(isLeft), notes: found.filter((item) => !isLeft(item)) };
}
