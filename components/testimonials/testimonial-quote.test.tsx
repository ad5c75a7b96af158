import { render, screen } from '@testing-library/react';
import type { Testimonial } from '@/lib/schema/testimonial';
import { TestimonialQuote } from './testimonial-quote';

const testimonial: Testimonial = {
  id: 'farm-lease',
  name: 'A name',
  location: 'Parma, Idaho',
  text: 'What someone wrote.',
  rating: 5,
};

it('marks a review that is only a sample', () => {
  render(<TestimonialQuote testimonial={testimonial} />);
  expect(screen.getByText('Sample review')).toBeInTheDocument();
});

it.each([1, 4, 5])('shows a rating of %d, and says it', (rating) => {
  render(<TestimonialQuote testimonial={{ ...testimonial, rating }} />);
  expect(screen.getByText(/of 5/)).toHaveTextContent(`${'★'.repeat(rating)}Rating: ${rating} of 5`);
});

it('shows a real review with its source', () => {
  const real = { ...testimonial, source: 'a letter', date: '2026-10-01', permission: 'by email' };
  render(<TestimonialQuote testimonial={real} />);
  expect(screen.queryByText('Sample review')).not.toBeInTheDocument();
  expect(screen.getByText(/a letter/)).toBeInTheDocument();
});
