import { isSample } from './testimonial';

const told = { id: 'farm-lease', name: 'A name', location: 'Parma', text: 'A text.', rating: 5 };
const real = { ...told, source: 'A letter', date: '2026-10-01', permission: 'By email' };

it('takes a review for real with a source, a date and a permission', () => {
  expect(isSample(real)).toBe(false);
});

it.each(['source', 'date', 'permission'] as const)(
  'takes it for a sample without its %s',
  (field) => {
    const { [field]: _, ...rest } = real;
    expect(isSample(rest)).toBe(true);
  },
);
