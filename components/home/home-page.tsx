import { CallToAction } from '@/components/call/call-to-action';
import { WhoComes } from '@/components/facts/who-comes';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { Testimonials } from '@/components/testimonials/testimonials';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Testimonial } from '@/lib/schema/testimonial';
import type { Town } from '@/lib/schema/town';
import { paragraphs } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { Hero } from './hero';
import { WhereWeCome } from './where-we-come';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  services: readonly Service[];
  /** The six towns on the home page. */
  towns: readonly TownWithMiles[];
  testimonials: readonly Testimonial[];
  /** How many towns we come to. */
  count: number;
  /** The map of the area, from `areaDrawing()`. */
  drawing: string;
}

export function HomePage({
  business,
  copy,
  homeTown,
  services,
  towns,
  testimonials,
  count,
  drawing,
}: Props) {
  const { headings, steps, banner } = copy.home;
  return (
    <PageFrame
      head={<Hero business={business} copy={copy} homeTown={homeTown} services={services} />}
      band={<CallToAction business={business} copy={banner} contact />}
    >
      <Section id="about" title={headings.about} heading="margin">
        <WhoComes business={business} copy={copy.contact.whoComes} />
        <Prose paragraphs={paragraphs(business.about)} />
        <ol className="mt-6 grid gap-x-gutter gap-y-4 sm:grid-cols-2">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="font-serif text-3xl/none text-gold-700">
                {index + 1}
              </span>
              <span>
                <strong className="font-serif">{title}</strong>
                <br />
                {text}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="services" title={headings.services} heading="margin">
        <ServiceGrid services={services} />
      </Section>
      <WhereWeCome
        business={business}
        copy={copy}
        homeTown={homeTown}
        towns={towns}
        count={count}
        drawing={drawing}
      />
      <Testimonials headings={headings} testimonials={testimonials} />
    </PageFrame>
  );
}
