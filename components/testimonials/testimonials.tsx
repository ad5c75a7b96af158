import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/schema/content';
import { isSample, type Testimonial } from '@/lib/schema/testimonial';
import { Carousel } from './carousel.island.client';

export function Testimonials({ testimonials }: Pick<Content, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  // Made-up ones are nothing that people say.
  const areSamples = testimonials.every(isSample);
  const heading = areSamples ? 'Sample reviews' : 'What people say';
  const slides = testimonials.map((testimonial) => ({
    id: testimonial.id,
    slide: <TestimonialQuote {...testimonial} isMarked={!areSamples && isSample(testimonial)} />,
  }));
  return (
    <Section id="reviews" title={heading} layout="panel" heading="margin">
      {slides.length === 1 ? (
        slides[0]?.slide
      ) : (
        <Island of={{ Carousel }} wake="in view" props={{ label: 'Reviews', slides }} />
      )}
    </Section>
  );
}

/** @param isMarked marks this one as a sample, unless the heading says so of all. */
function TestimonialQuote({ isMarked, ...testimonial }: Testimonial & { isMarked: boolean }) {
  const { name, location, text, rating, source } = testimonial;
  return (
    <div className="relative flex h-full flex-col pl-10 sm:pl-14">
      <span
        aria-hidden="true"
        className="text-6xl/none absolute top-0 left-0 font-serif text-gold-400"
      >
        “
      </span>
      {isMarked && <p className="eyebrow">Sample review</p>}
      <blockquote className="text-2xl/snug font-serif text-pretty print:text-base">
        {text}
      </blockquote>
      <p className="flex min-h-15 flex-wrap items-center gap-x-3 pt-4 text-sm @4xl:mt-auto scripted:not-print:@4xl:pr-80">
        <span className="min-w-0 wrap-anywhere">
          {name}, {location}
          {source && ` (${source})`}
        </span>
        <span className="text-gold-700">
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="sr-only">Rating: </span> {rating} of 5
        </span>
      </p>
    </div>
  );
}
