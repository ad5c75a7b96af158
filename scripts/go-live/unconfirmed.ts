import { isOlderThan } from '../../lib/hours/calendar';
import { verified } from '../../lib/schema/fields';
import { opened } from '../../lib/schema/service';
import { isSample, testimonialsFile } from '../../lib/schema/testimonial';
import { formatDate } from '../../lib/text';
import type { Findings, GoLiveInput } from './finding';

const toConfirm = ({ description }: typeof verified) =>
  `${description} Then turn on "${verified.meta()?.title}".`;

/**
 * How long samples may stand in for reviews. No record says when the first client was served; the day
 * the reviews last changed is the closest: after it, every visit could have brought a real one.
 */
const daysOfSamples = 90;

/** Each review that isn't real yet, and each office, attraction or link with `verified: false`. */
export function* unconfirmedFindings({
  content: { services, testimonials, testimonialsUpdated, towns },
  day,
}: GoLiveInput): Findings {
  if (testimonials.some(isSample) && isOlderThan(testimonialsUpdated, daysOfSamples, day)) {
    const since = formatDate(testimonialsUpdated);
    const say = `Sample reviews have been shown since ${since} or longer. Replace them with real ones, or remove them: the site does without.`;
    yield { group: 'notes', file: 'content/testimonials.yaml', path: ['testimonials'], say };
  }
  for (const [index, review] of testimonials.entries()) {
    if (!isSample(review) && !/^sample\b/i.test(review.name)) continue;
    yield {
      id: `placeholder-review/${review.id}`,
      group: 'reviews',
      file: 'content/testimonials.yaml',
      path: ['testimonials', index],
      say: `The review "${review.id}" is a placeholder.`,
      do: testimonialsFile.shape.testimonials.description ?? '',
    };
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
