import type { Testimonial } from '@/lib/schema/testimonial';
import { isSample } from '@/lib/services/testimonials';

export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, text, rating, source } = testimonial;
  return (
    <figure className="relative pl-10 sm:pl-14">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 font-serif text-6xl/none text-gold-400"
      >
        “
      </span>
      {isSample(testimonial) && <p className="eyebrow">Sample review</p>}
      <blockquote className="mt-1 text-pretty font-serif text-xl/snug">{text}</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
        <span className="wrap-anywhere min-w-0">
          {name}, {location}
          {source && ` (${source})`}
        </span>
        <span className="text-gold-700">
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="sr-only">Rating: </span> {rating} of 5
        </span>
      </figcaption>
    </figure>
  );
}
