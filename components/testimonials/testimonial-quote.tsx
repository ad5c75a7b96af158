import { Star } from 'lucide-react';
import type { Testimonial } from '@/lib/schema/testimonial';
import { isSample } from '@/lib/testimonials';

export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, text, rating, source } = testimonial;
  return (
    <figure className="border-gold-400 border-l-2 pl-6">
      {isSample(testimonial) && <p className="eyebrow">Sample review</p>}
      <blockquote className="mt-1 font-serif text-xl leading-snug">{text}</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
        <span className="flex">
          <span className="sr-only">{rating} of 5 stars</span>
          {Array.from({ length: rating }, (_, index) => index).map((index) => (
            <Star key={index} aria-hidden="true" className="size-4 fill-gold-700 text-gold-700" />
          ))}
        </span>
        <span>
          {name}, {location}
          {source && ` (${source})`}
        </span>
      </figcaption>
    </figure>
  );
}
