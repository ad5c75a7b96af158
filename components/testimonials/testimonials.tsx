import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/lib/schema/testimonial';
import { Carousel } from './carousel.client';
import { TestimonialQuote } from './testimonial-quote';

interface Props {
  heading: string;
  testimonials: readonly Testimonial[];
}

export function Testimonials({ heading, testimonials }: Props) {
  if (testimonials.length === 0) return null;
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
