import { isSample } from './testimonials';

const real = {
  id: 'farm-lease',
  name: 'A name',
  location: 'Parma, Idaho',
  text: 'What someone wrote.',
  rating: 5,
  source: 'A letter',
  date: '2026-10-01',
  permission: 'By email',
};

it('is real with a source, a date and a permission', () => {
  expect(isSample(real)).toBe(false);
});

it.each(['source', 'date', 'permission'] as const)('is a sample without its %s', (field) => {
  const { [field]: _, ...rest } = real;
  expect(isSample(rest)).toBe(true);
});
