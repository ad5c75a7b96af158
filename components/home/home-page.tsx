import { CallToAction } from '@/components/call/call-to-action';
import { ContactBlock } from '@/components/call/contact-block';
import { LegalStatements } from '@/components/facts/legal-statements';
import { WhoComes } from '@/components/facts/who-comes';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { Testimonials } from '@/components/testimonials/testimonials';
import { TownList } from '@/components/towns/town-list';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Testimonial } from '@/lib/schema/testimonial';
import type { Town } from '@/lib/schema/town';
import { paragraphs } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { Hero } from './hero';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  services: readonly Service[];
  /** The six towns on the home page. */
  towns: readonly TownWithMiles[];
  testimonials: readonly Testimonial[];
}

export function HomePage({ business, copy, homeTown, services, towns, testimonials }: Props) {
  const { headings, allTowns, banner } = copy.home;
  return (
    <PageFrame
      head={<Hero business={business} copy={copy} homeTown={homeTown} />}
      band={
        <CallToAction business={business} heading={banner.heading}>
          <p>{banner.text}</p>
        </CallToAction>
      }
    >
      <Section id="services" title={headings.services} heading="margin">
        <ServiceGrid services={services} />
      </Section>
      <Section id="towns" title={headings.towns} heading="margin">
        <TownList
          copy={copy.locations.list}
          towns={towns}
          from={homeTown.name}
          states={business.authority.states}
        />
        <p className="mt-4">
          <a className="text-link" href={routes.areas}>
            {allTowns}
          </a>
        </p>
      </Section>
      <Section id="about" title={headings.about} heading="margin">
        <WhoComes business={business} copy={copy.contact.whoComes} />
        <Prose paragraphs={paragraphs(business.about)} />
      </Section>
      <Testimonials heading={headings.reviews} testimonials={testimonials} />
      <Section id="contact" title={headings.contact} heading="margin">
        <div className="*:not-last:mb-10">
          <ContactBlock business={business} />
          <LegalStatements
            business={business}
            copy={copy.law}
            id="law-beside-contact"
            heading={headings.law}
            level={3}
          />
        </div>
      </Section>
    </PageFrame>
  );
}
