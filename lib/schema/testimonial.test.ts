import { isSample } from './testimonial';

const told = { id: 'review-1', name: 'A name', location: 'Parma', text: 'A text.', rating: 5 };
const real = { ...told, source: 'A letter', date: '2026-10-01', permission: 'By email' };

it('takes a review for real only with a source, a date and a permission', () => {
  expect(isSample(real)).toBe(false);
  for (const field of ['source', 'date', 'permission']) {
    expect(isSample({ ...real, [field]: undefined })).toBe(true);
  }
});
