import { isSample } from '../../lib/services/testimonials';
import type { Findings, GoLiveInput } from './finding';

/** Each review that is not real yet, and each that still has the name of a placeholder. */
export function* reviewFindings({ content, findLine }: GoLiveInput): Findings {
  const file = 'content/testimonials.yaml';
  for (const [index, review] of content.testimonials.entries()) {
    if (!isSample(review) && !/^sample\b/i.test(review.name)) continue;
    yield {
      id: `placeholder-review/${review.id}`,
      group: 'Reviews',
      file,
      line: findLine(file, ['testimonials', index, 'id']),
      field: `testimonials[${index}]`,
      say: `The review "${review.id}" is a placeholder.`,
      do: 'Replace it with what a client really wrote, under the name that the client agreed to, and add `source` (where it was written), `date` and `permission` (how the client agreed). Or delete the record (`testimonials: []` if none is left).',
    };
  }
}

/** Each office and each attraction that carries `verified: false`, town by town. */
export function* unverifiedFindings({ content, findLine }: GoLiveInput): Findings {
  for (const { attractions, civic, name, slug } of content.towns) {
    const file = `content/towns/${slug}.yaml`;
    for (const [list, entries] of Object.entries({ civic, attractions })) {
      for (const [index, entry] of entries.entries()) {
        if (entry.verified) continue;
        yield {
          id: `unconfirmed/${slug}/${list}/${'slug' in entry ? entry.slug : entry.name}`,
          group: 'Offices, attractions and links to confirm',
          file,
          line: findLine(file, [list, index, 'verified']),
          field: `${list}[${index}].verified`,
          say: `${name}: ${entry.name} is not confirmed.`,
          do: 'Check the address, the link and the phone number with whoever runs it (open the link, call the number) and correct what is wrong. Then delete the line `verified: false`.',
        };
      }
    }
  }
}
