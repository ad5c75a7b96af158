import type { ContentWithLines } from '../../content/read-content';
import { isSample } from '../../testimonials';
import type { GoLiveItem } from './item';

/** Each review that is not real yet, and each that still has the name of a sample. */
export function reviewItems({ content, findLine }: ContentWithLines): GoLiveItem[] {
  const file = 'content/testimonials.yaml';
  return content.testimonials.flatMap((review, index): GoLiveItem[] => {
    const { id, name, location } = review;
    if (!isSample(review) && !/^sample\b/i.test(name)) return [];
    return [
      {
        id: `sample-review/${id}`,
        group: 'Reviews',
        file,
        line: findLine(file, ['testimonials', index, 'id']),
        field: `testimonials[${index}]`,
        say: `The review "${id}" (${name}, ${location}) is a sample.`,
        do: 'Put in its place what a client really wrote, with the name, and with `source` (where it was written), `date` and `permission` (how the client agreed), or take the record out. At least one must stay: while you have no real review, it is better to stay a preview than to invent one.',
      },
    ];
  });
}
