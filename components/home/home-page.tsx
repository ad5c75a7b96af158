import { CallToAction } from '@/components/call/call-to-action';
import { ContactBlock } from '@/components/call/contact-block';
import { LegalStatements } from '@/components/facts/legal-statements';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { Testimonials } from '@/components/testimonials/testimonials';
import { TownList } from '@/components/towns/town-list';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import type { Testimonial } from '@/lib/schema/testimonial';
import type { Town } from '@/lib/schema/town';
import { paragraphs } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { Hero } from './hero';

interface Props {
  business: Business;
  homeTown: Town;
  services: readonly Service[];
  /** The six towns on the home page. */
  towns: readonly TownWithMiles[];
  testimonials: readonly Testimonial[];
}

export function HomePage({ business, homeTown, services, towns, testimonials }: Props) {
  return (
    <PageFrame
      head={<Hero business={business} homeTown={homeTown} />}
      band={
        <CallToAction business={business} heading="Tell us what the paper is called">
          <p>
            And where you are, and how many people sign. You hear when we can come and what it costs
            before you decide.
          </p>
        </CallToAction>
      }
    >
      <Section id="services" title="Services" heading="margin">
        <ServiceGrid services={services} />
      </Section>
      <Section id="towns" title="Main towns" heading="margin">
        <TownList towns={towns} from={homeTown.name} states={business.authority.states} />
        <p className="mt-4">
          <a className="text-link" href={routes.areas}>
            All towns
          </a>
        </p>
      </Section>
      <Section id="about" title="About us" heading="margin">
        <Prose paragraphs={paragraphs(business.about)} />
      </Section>
      <Testimonials testimonials={testimonials} />
      <Section id="contact" title="Contact" heading="margin">
        <div className="*:not-last:mb-10">
          <ContactBlock business={business} />
          <LegalStatements
            business={business}
            id="law-beside-contact"
            heading="Before you call, by law"
            level={3}
          />
        </div>
      </Section>
    </PageFrame>
  );
}
