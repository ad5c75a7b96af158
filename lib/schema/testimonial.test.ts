import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { isSample, testimonialsFile } from './testimonial';

const told = { id: 'farm-lease', name: 'A name', location: 'Parma', text: 'A text.', rating: 5 };
const real = { ...told, source: 'A letter', date: '2026-10-01', permission: 'By email' };

it('takes a review for real only with a source, a date and a permission', () => {
  expect(isSample(real)).toBe(false);
  for (const field of ['source', 'date', 'permission']) {
    expect(isSample({ ...real, [field]: undefined })).toBe(true);
  }
});

const text = 'What a client wrote, in as many words as are needed.';
const ids = fc.constantFrom(undefined, 'review-1', 'review-2', 'barn-deed', 'barn-deed-2');

property(
  'each review has an id of its own, whatever was copied: the first keeps the one that is written',
  fc.array(ids, { maxLength: 6 }),
  (written) => {
    const testimonials = written.map((id) => ({ ...told, text, id }));
    const file = testimonialsFile.parse({ testimonials, updated: '2026-11-12' });
    const own = file.testimonials.map(({ id }) => id);
    expect(new Set(own).size).toBe(own.length);
    for (const id of new Set(written)) if (id) expect(own.indexOf(id)).toBe(written.indexOf(id));
  },
  200,
);
