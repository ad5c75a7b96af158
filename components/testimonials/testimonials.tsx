import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { __iconData as pause } from 'lucide-react/icons/pause';
import { __iconData as play } from 'lucide-react/icons/play';
import { type Drawing, Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/lib/schema/testimonial';
import { Carousel } from './carousel.client';
import { TestimonialQuote } from './testimonial-quote';

const icon = (drawing: Drawing) => <Icon drawing={drawing} className="size-5" />;

/** Drawn here, so that the browser gets lines and no icons' script. */
const icons = {
  previous: icon(chevronLeft),
  next: icon(chevronRight),
  pause: icon(pause),
  start: icon(play),
};

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="reviews" title="What people say" heading="margin">
      <Carousel
        label="Reviews"
        icons={icons}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          slide: <TestimonialQuote testimonial={testimonial} />,
        }))}
      />
    </Section>
  );
}
