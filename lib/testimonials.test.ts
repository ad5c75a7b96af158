/** @jest-environment node */
import { readContent } from './content/read-content';
import { isSample } from './testimonials';

const [testimonial] = readContent(process.cwd()).testimonials;
if (!testimonial) throw new Error('There is no testimonial');
const real = { ...testimonial, source: 'A letter', date: '2026-10-01', permission: 'By email' };

it('is real with a source, a date and a permission', () => {
  expect(isSample(real)).toBe(false);
});

it.each(['source', 'date', 'permission'] as const)('is a sample without its %s', (field) => {
  const { [field]: _, ...rest } = real;
  expect(isSample(rest)).toBe(true);
});
