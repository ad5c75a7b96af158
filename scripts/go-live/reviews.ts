import type { ContentWithLines } from '../../lib/content/read-content';
import { isSample } from '../../lib/services/testimonials';
import type { GoLiveItem } from './item';

/** Each review that is not real yet, and each that still has the name of a sample. */
export function reviewItems({ content, findLine }: ContentWithLines): GoLiveItem[] {
  const file = 'content/testimonials.yaml';
  return content.testimonials.flatMap((review, index): GoLiveItem[] => {
    const { id, name } = review;
    if (!isSample(review) && !/^sample\b/i.test(name)) return [];
    return [
      {
        id: `sample-review/${id}`,
        group: 'Reviews',
        file,
        line: findLine(file, ['testimonials', index, 'id']),
        field: `testimonials[${index}]`,
        say: `The review "${id}" is a sample.`,
        do: 'Put in its place what a client really wrote, under the name that the client agreed to, and add `source` (where it was written), `date` and `permission` (how the client agreed). Or take the record out (`testimonials: []` when none is left).',
      },
    ];
  });
}
