import type { ContentWithLines } from '../../lib/content/read-content';
import { isOlderThan } from '../../lib/hours/calendar';
import { verified } from '../../lib/schema/fields';
import { helpOf } from '../../lib/schema/labels';
import { opened } from '../../lib/schema/service';
import { isSample } from '../../lib/schema/testimonial';
import { formatDate } from '../../lib/text';
import type { Findings } from './finding';

const toConfirm = ({ description }: typeof verified) =>
  `${description} Then turn on "${verified.meta()?.title}".`;

/**
 * How long samples may stand in for reviews. No record says when the first client was served; the day
 * the reviews last changed is the closest: after it, every visit could have brought a real one.
 */
const daysOfSamples = 90;

/** Each review that isn't real yet, and each office, attraction or link with `verified: false`. */
export function* unconfirmedFindings({ content }: ContentWithLines, day: string): Findings {
  const { services, testimonials, testimonialsUpdated, towns } = content;
  const file = 'content/testimonials.yaml';
  const path = ['testimonials'];
  if (testimonials.some(isSample) && isOlderThan(testimonialsUpdated, daysOfSamples, day)) {
    const since = formatDate(testimonialsUpdated);
    const say = `Sample reviews have been shown since ${since} or longer. Replace them with real ones, or remove them: the site does without.`;
    yield { group: 'notes', file, path, say };
  }
  for (const [index, review] of testimonials.entries()) {
    if (!isSample(review) && !/^sample\b/i.test(review.name)) continue;
    const id = `placeholder-review/${review.id}`;
    const say = `The review "${review.id}" is a placeholder.`;
    yield { id, group: 'reviews', file, path: [...path, index], say, do: helpOf(path, file) };
  }
  for (const { attractions, civic, name, slug } of towns) {
    for (const [list, entries] of Object.entries({ civic, attractions })) {
      for (const [index, entry] of entries.entries()) {
        if (entry.verified) continue;
        yield {
          id: `unconfirmed/${slug}/${list}/${'slug' in entry ? entry.slug : entry.name}`,
          group: 'unconfirmed',
          file: `content/towns/${slug}.yaml`,
          path: [list, index, 'verified'],
          say: `${name}: ${entry.name} is not confirmed.`,
          do: toConfirm(verified),
        };
      }
    }
  }
  for (const { officialPages = [], slug } of services) {
    for (const [index, { name, url, verified: isConfirmed }] of officialPages.entries()) {
      if (isConfirmed) continue;
      yield {
        id: `unconfirmed/${slug}/${url}`,
        group: 'unconfirmed',
        file: `content/services/${slug}.yaml`,
        path: ['officialPages', index, 'verified'],
        say: `${name}: ${url} is not confirmed.`,
        do: toConfirm(opened),
      };
    }
  }
}
