import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/lib/schema/testimonial';
import { TestimonialQuote } from './testimonial-quote';

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section id="reviews" heading="What people say">
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <TestimonialQuote key={testimonial.id} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  );
}
