import { HeroCall } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { Answer } from '@/components/facts/certificate';
import { DoorScene } from '@/components/facts/door-scene';
import { linkedParagraphs } from '@/components/facts/linked';
import { VisitCertificate } from '@/components/facts/visit-certificate';
import { WhoComes } from '@/components/facts/who-comes';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/search/search-box';
import { ServiceGrid } from '@/components/services/service-grid';
import { Testimonials } from '@/components/testimonials/testimonials';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { visitsGuide } from '@/lib/services/services';
import { fill } from '@/lib/text/templates';
import { homeTownOf, townAndState } from '@/lib/towns/towns';
import { WhereWeCome } from './where-we-come';

export function HomePage(props: Content) {
  const { business, pages, services, towns } = props;
  const { steps, ...copy } = pages.home;
  const guide = visitsGuide(services, 'any');
  return (
    <PageFrame
      head={
        <PageHead
          title={
            <span className="lg:text-5xl/none block lg:mb-5">
              <Headline text={business.headline} />
            </span>
          }
          eyebrow={fill(copy.eyebrow, {
            homeTown: townAndState(homeTownOf({ business, towns })),
          })}
          lead={copy.lead}
          aside={
            <VisitCertificate
              {...props}
              vignette={
                <>
                  <DoorScene />
                  <div className="pointer-events-none absolute -inset-x-0.75 top-0 -bottom-8.5 line-out md:-bottom-14.5">
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 100 100"
                      preserveAspectRatio="none"
                      className="line-drawn"
                    >
                      <path className="lg:hidden" d="M100 0C0 0 0 1 0 4V100" />
                      <path
                        className="max-lg:hidden"
                        d="M100 0C95 0 94 2 94 8V60C94 78 70 74 45 78S0 84 0 100"
                      />
                    </svg>
                  </div>
                </>
              }
            >
              <Answer label="What" className="print:hidden">
                <SearchBox of="documents" business={business} pages={pages} />
              </Answer>
              <Answer label="Where" className="print:hidden">
                <SearchBox of="towns" business={business} pages={pages} />
              </Answer>
            </VisitCertificate>
          }
        >
          {guide && (
            <p className="mt-3 max-w-prose print:hidden">
              {`${copy.visits.question} `}
              <TextLink href={routes.institutionVisits(guide.slug)}>{copy.visits.link}</TextLink>
            </p>
          )}
          <HeroCall business={business} />
        </PageHead>
      }
      callToAction={
        <CallToAction business={business} copy={copy.banner} signature={copy.signature} />
      }
      className="line-down"
    >
      <Section id="services" title="Services">
        <p className="max-w-prose">{copy.services}</p>
        <ServiceGrid services={services} />
      </Section>
      <WhereWeCome {...props} />
      <Section id="about" title="About us">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <Prose paragraphs={linkedParagraphs(business.about)} />
            <WhoComes {...props} />
          </div>
          <ol className="grid content-start gap-x-gutter gap-y-6 sm:grid-cols-2 lg:col-span-7">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="text-3xl/none w-6 shrink-0 font-serif text-gold-700"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Testimonials {...props} />
    </PageFrame>
  );
}

/** The end of a headline, if it's a few words after a comma, has a line of its own. */
function Headline({ text }: { text: string }) {
  const [start, end] = text.split(/(?<=,) (?=[^,]{1,16}$)/);
  return (
    <>
      {start}
      {end && (
        <>
          {' '}
          <br className="md:max-lg:hidden" />
          {end}
        </>
      )}
    </>
  );
}
