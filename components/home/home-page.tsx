import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { QuickFacts } from '@/components/facts/quick-facts';
import { WhoComes } from '@/components/facts/who-comes';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { ServiceGrid } from '@/components/services/service-grid';
import { Testimonials } from '@/components/testimonials/testimonials';
import { Filled } from '@/components/ui/filled';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { visitsGuide } from '@/lib/services/services';
import { fill, formatList, paragraphs } from '@/lib/text';
import { townAndState, townBySlug } from '@/lib/towns/towns';
import { WhereWeCome } from './where-we-come';

export function HomePage(props: Content) {
  const { business, pages, services, towns } = props;
  const { headings, steps, ...words } = pages.home;
  const guide = visitsGuide(services);
  const allOfIt = <TextLink href={routes.areas}>{formatList(business.serviceArea)}</TextLink>;
  return (
    <PageFrame
      title={business.headline}
      eyebrow={fill(words.eyebrow, {
        homeTown: townAndState(townBySlug(towns, business.home.town)),
      })}
      foot={<TownFinder business={business} pages={pages} />}
      aside={
        <QuickFacts {...props} where={<Filled text={words.where} values={{ area: allOfIt }} />} />
      }
      head={
        <>
          {/* On a phone the sheet says the same. */}
          <p className="mt-4 hidden max-w-prose text-lg md:block">{words.lead}</p>
          <HeroCall business={business} />
          {guide && (
            <p className="mt-3 print:hidden">
              {`${words.visits.question} `}
              <TextLink href={routes.visits(guide.slug)}>{words.visits.link}</TextLink>
            </p>
          )}
        </>
      }
      band={<CallToAction business={business} copy={words.banner} contact />}
    >
      <Section id="about" title={headings.about} heading="margin">
        <WhoComes {...props} />
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
      <WhereWeCome {...props} />
      <Testimonials {...props} />
    </PageFrame>
  );
}
