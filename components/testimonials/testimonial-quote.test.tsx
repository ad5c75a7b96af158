import { render, screen } from '@testing-library/react';
import { readContent } from '@/lib/content/read-content';
import { TestimonialQuote } from './testimonial-quote';

const [testimonial] = readContent(process.cwd()).testimonials;
if (!testimonial) throw new Error('There is no testimonial');

it('says that a sample is one', () => {
  render(<TestimonialQuote testimonial={testimonial} />);
  expect(screen.getByText('Sample review')).toBeInTheDocument();
  expect(screen.getByText(`${testimonial.rating} of 5 stars`)).toBeInTheDocument();
});

it('shows a real one with its source', () => {
  const real = { ...testimonial, source: 'a letter', date: '2026-10-01', permission: 'by email' };
  render(<TestimonialQuote testimonial={real} />);
  expect(screen.queryByText('Sample review')).not.toBeInTheDocument();
  expect(screen.getByText(/a letter/)).toBeInTheDocument();
});
