import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Testimonial } from '@/lib/schema/testimonial';
import { Testimonials } from './testimonials';

const testimonial: Testimonial = {
  id: 'farm-lease',
  name: 'A name',
  location: 'Parma, Idaho',
  text: 'What someone wrote.',
  rating: 5,
};
const real = { ...testimonial, source: 'a letter', date: '2026-10-01', permission: 'by email' };
function show(...testimonials: Testimonial[]) {
  document.body.innerHTML = renderToStaticMarkup(<Testimonials testimonials={testimonials} />);
}

it('renders nothing without testimonials', () => {
  show();
  expect(document.body).toBeEmptyDOMElement();
});

it('says once that its reviews are samples: above all, or of one among real ones', () => {
  show(testimonial);
  expect(screen.getByRole('region', { name: 'Sample reviews' })).toBeInTheDocument();
  expect(screen.queryByText('Sample review')).not.toBeInTheDocument();
  show(testimonial, real);
  expect(screen.getByRole('region', { name: 'What people say' })).toBeInTheDocument();
  expect(screen.getAllByText('Sample review')).toHaveLength(1);
});

it.each([1, 4, 5])('shows a rating of %d, and says it', (rating) => {
  show({ ...testimonial, rating });
  expect(screen.getByText(/of 5/)).toHaveTextContent(`${'★'.repeat(rating)}Rating: ${rating} of 5`);
});

it('shows a real review with its source', () => {
  show(real);
  expect(screen.getByRole('region', { name: 'What people say' })).toBeInTheDocument();
  expect(screen.queryByText('Sample review')).not.toBeInTheDocument();
  expect(screen.getByText(/a letter/)).toBeInTheDocument();
});

it('shows one review by itself, and turns only several', () => {
  const turning = () => document.querySelectorAll('[aria-roledescription="carousel"]').length;
  show(real);
  expect(turning()).toBe(0);
  expect(screen.getByText(real.text)).toBeInTheDocument();
  show(real, { ...real, id: 'another' });
  expect(turning()).toBe(1);
});
