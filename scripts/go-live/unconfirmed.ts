import type { ContentWithLines } from '../../lib/content/content-of';
import { fieldName, helpOf } from '../../lib/content/form-words';
import { linkVerified } from '../../lib/schema/document';
import { verified } from '../../lib/schema/fields';
import { isSample } from '../../lib/schema/testimonial';
import { formatList } from '../../lib/text/format';
import type { Task, Tasks } from './task';

/** The task to confirm an entry: to do what its field `verified` asks, and turn that on. */
const toConfirm = (what: string, file: string, entry: PropertyKey[], field = verified): Task => ({
  group: 'unconfirmed',
  file,
  path: [...entry, 'verified'],
  say: `${what} is not confirmed.`,
  do: `${field.description} Then turn on "${verified.meta()?.title}".`,
});

/** What a service's page leaves out while it is empty, by its form. */
export function* serviceTasks({ content }: ContentWithLines): Tasks {
  for (const service of content.services) {
    const lists = ['commonDocuments', 'included', 'faq'] as const;
    const file = `content/services/${service.slug}.yaml`;
    const empty = lists.filter((list) => service[list].length === 0);
    const [first] = empty;
    if (!first) continue;
    const names = formatList(empty.map((list) => fieldName([list], file)));
    const say = `${service.title}: its page has no ${names} yet.`;
    yield { group: 'answers', file, path: [first], say };
  }
}

/** Each review that isn't real yet, and each office, attraction or link with `verified: false`. */
export function* unconfirmedTasks({ content }: ContentWithLines): Tasks {
  const { services, testimonials, towns } = content;
  for (const [index, review] of testimonials.entries()) {
    if (!isSample(review) && !/^sample\b/i.test(review.name)) continue;
    const file = 'content/testimonials.yaml';
    const path = ['testimonials', index];
    const say = `The review "${review.id}" is a placeholder.`;
    const task = helpOf(['testimonials'], file);
    yield { group: 'reviews', file, path, say, do: task };
  }
  for (const { attractions, civic, name, slug } of towns) {
    const file = `content/towns/${slug}.yaml`;
    for (const [list, entries] of Object.entries({ civic, attractions })) {
      for (const [index, entry] of entries.entries()) {
        if (!entry.verified) yield toConfirm(`${name}: ${entry.name}`, file, [list, index]);
      }
    }
  }
  for (const { officialPages = [], slug } of services) {
    const file = `content/services/${slug}.yaml`;
    for (const [index, { name, url, verified: isConfirmed }] of officialPages.entries()) {
      const entry = ['officialPages', index];
      if (!isConfirmed) yield toConfirm(`${name}: ${url}`, file, entry, linkVerified);
    }
  }
}
