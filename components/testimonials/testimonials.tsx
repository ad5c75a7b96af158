import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Testimonial } from '@/lib/schema/testimonial';
import { isSample } from '@/lib/services/testimonials';
import { Carousel } from './carousel.client';
import { TestimonialQuote } from './testimonial-quote';

interface Props {
  headings: Pick<Pages['home']['headings'], 'reviews' | 'sampleReviews'>;
  testimonials: readonly Testimonial[];
}

export function Testimonials({ headings, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  // Made-up ones are nothing that people say.
  const heading = testimonials.every(isSample) ? headings.sampleReviews : headings.reviews;
  return (
    <Section id="reviews" title={heading} heading="margin">
      <Island
        of={Carousel}
        file="testimonials/carousel"
        wake=""
        props={{
          label: 'Reviews',
          slides: testimonials.map((testimonial) => ({
            id: testimonial.id,
            slide: <TestimonialQuote testimonial={testimonial} />,
          })),
        }}
      />
    </Section>
  );
}
