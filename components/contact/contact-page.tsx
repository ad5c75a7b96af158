import { AreaLink } from '@/components/facts/area-link';
import { PrintedAddress } from '@/components/facts/printed-address';
import { QuickFacts } from '@/components/facts/quick-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { buttonCorner } from '@/lib/drawing/map/locator';
import type { MapPlace } from '@/lib/drawing/map/plat';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { baseEmbedUrl, baseMapUrl } from '@/lib/towns/google-maps';
import { townAndState } from '@/lib/towns/towns';
import { CallOrText } from '../call/call-link';
import { EmailUs } from '../call/email-us';
import { HoursTable } from '../facts/hours-table';
import { Locator } from '../facts/locator';
import { WhoComes } from '../facts/who-comes';
import { FeeTable } from '../price/fee-table';
import { FirstQuestions } from './first-questions';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';
import { WhatToSay } from './what-to-say';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  /** The area we travel to, in words. */
  area: string;
  /** Where directions lead. */
  base: MapPlace;
  /** The map of where that is, from `locator()`. */
  drawing: string;
}

export function ContactPage({ business, copy, homeTown, area, base, drawing }: Props) {
  const { heading, lead, headings, questions, whatToSay } = copy.contact;
  return (
    <PageFrame
      crumbs={listCrumbs('contact')}
      head={
        <PageTitle
          title={heading}
          eyebrow={townAndState(homeTown)}
          aside={
            <QuickFacts business={business} copy={copy.sheet} where={<AreaLink area={area} />} />
          }
          foot={
            <Locator
              drawing={drawing}
              map={{
                title: `Map of ${business.base.name}`,
                src: baseEmbedUrl(business),
                link: `Map of ${business.base.name}`,
                href: baseMapUrl(business),
                corner: buttonCorner(homeTown, base),
                copy: copy.map,
              }}
            />
          }
        >
          <p className="mt-3 max-w-prose md:text-lg">{lead}</p>
          <PrintedAddress business={business} path={routes.contact} />
          <div className="mt-6 print:hidden">
            <CallOrText business={business} size="lg" />
          </div>
          <div className="mt-3">
            <EmailUs business={business} />
          </div>
        </PageTitle>
      }
    >
      <WhoComes
        business={business}
        copy={copy.contact.whoComes}
        className="mt-6 md:mt-12 print:mt-6"
      />
      <div className="gap-gutter lg:flex">
        <MessageSection business={business} copy={copy['message-form']} />
        <div className="lg:flex-1">
          <WhatToSay copy={whatToSay} heading={headings.whatToSay} />
          {/* In print, the footer has them. */}
          <Section id="hours" title={headings.hours} className="print:hidden">
            <HoursTable business={business} />
          </Section>
        </div>
      </div>
      <FirstQuestions business={business} copy={questions} heading={headings.questions} />
      <FeeTable business={business} copy={copy} />
      <MeetingPoint business={business} copy={copy.contact} />
    </PageFrame>
  );
}
