import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Testimonial } from '@/lib/schema/testimonial';
import { Testimonials } from './testimonials';

const { pages } = testContent;
const { headings } = pages.home;
const testimonial: Testimonial = {
  id: 'farm-lease',
  name: 'A name',
  location: 'Parma, Idaho',
  text: 'What someone wrote.',
  rating: 5,
};
function show(...testimonials: Testimonial[]) {
  document.body.innerHTML = renderToStaticMarkup(
    <Testimonials pages={pages} testimonials={testimonials} />,
  );
}

it('renders nothing without testimonials', () => {
  show();
  expect(document.body).toBeEmptyDOMElement();
});

it('marks a review that is only a sample', () => {
  show(testimonial);
  expect(screen.getByRole('region', { name: headings.sampleReviews })).toBeInTheDocument();
  expect(screen.getByText('Sample review')).toBeInTheDocument();
});

it.each([1, 4, 5])('shows a rating of %d, and says it', (rating) => {
  show({ ...testimonial, rating });
  expect(screen.getByText(/of 5/)).toHaveTextContent(`${'★'.repeat(rating)}Rating: ${rating} of 5`);
});

it('shows a real review with its source', () => {
  show({ ...testimonial, source: 'a letter', date: '2026-10-01', permission: 'by email' });
  expect(screen.getByRole('region', { name: headings.reviews })).toBeInTheDocument();
  expect(screen.queryByText('Sample review')).not.toBeInTheDocument();
  expect(screen.getByText(/a letter/)).toBeInTheDocument();
});
