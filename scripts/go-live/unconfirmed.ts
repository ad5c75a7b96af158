import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf, placeOf } from '../../lib/content/form-words';
import { isOlderThan } from '../../lib/hours/calendar';
import { verified } from '../../lib/schema/fields';
import { opened, usual } from '../../lib/schema/service';
import { isSample } from '../../lib/schema/testimonial';
import { formatDate, pluralize } from '../../lib/text';
import type { Findings } from './finding';

const toConfirm = ({ description }: typeof verified) =>
  `${description} Then turn on "${verified.meta()?.title}".`;

const reviews = { file: 'content/testimonials.yaml', path: ['testimonials'] };

/** Each review that isn't real yet, each office, attraction or link with `verified: false`, and unfinished lists. */
export function* unconfirmedFindings({ content }: ContentWithLines, day: string): Findings {
  const { services, testimonials, testimonialsUpdated, towns } = content;
  // No record says when the first client was served; the day the reviews last changed is the closest:
  // after it, every visit could have brought a real one.
  if (testimonials.some(isSample) && isOlderThan(testimonialsUpdated, 90, day)) {
    const say = `Sample reviews have been shown since ${formatDate(testimonialsUpdated)} or longer. Replace them with real ones, or remove them: the site does without.`;
    yield { ...reviews, group: 'notes', say };
  }
  for (const [index, review] of testimonials.entries()) {
    if (!isSample(review) && !/^sample\b/i.test(review.name)) continue;
    const id = `placeholder-review/${review.id}`;
    const path = [...reviews.path, index];
    const say = `The review "${review.id}" is a placeholder.`;
    const task = helpOf(reviews.path, reviews.file);
    yield { id, group: 'reviews', file: reviews.file, path, say, do: task };
  }
  for (const { attractions, civic, name, slug } of towns) {
    const file = `content/towns/${slug}.yaml`;
    for (const [list, entries] of Object.entries({ civic, attractions })) {
      for (const [index, entry] of entries.entries()) {
        if (entry.verified) continue;
        const id = `unconfirmed/${slug}/${list}/${'slug' in entry ? entry.slug : entry.name}`;
        const path = [list, index, 'verified'];
        const say = `${name}: ${entry.name} is not confirmed.`;
        yield { id, group: 'unconfirmed', file, path, say, do: toConfirm(verified) };
      }
    }
  }
  for (const { officialPages = [], slug, title, ...service } of services) {
    const file = `content/services/${slug}.yaml`;
    for (const list of ['commonDocuments', 'included', 'extras', 'faq'] as const) {
      const [count, least] = [service[list].length, usual[list]];
      if (count >= least) continue;
      const id = `unfinished/${slug}/${list}`;
      const has = count > 0 ? `has ${pluralize(count, 'entry', 'entries')}` : 'is empty';
      const say = `${title}: "${placeOf([list], file)}" ${has}. A full page has at least ${least}.`;
      yield { id, group: 'answers', file, path: [list], say };
    }
    for (const [index, { name, url, verified: isConfirmed }] of officialPages.entries()) {
      if (isConfirmed) continue;
      const path = ['officialPages', index, 'verified'];
      const say = `${name}: ${url} is not confirmed.`;
      const id = `unconfirmed/${slug}/${url}`;
      yield { id, group: 'unconfirmed', file, path, say, do: toConfirm(opened) };
    }
  }
}
