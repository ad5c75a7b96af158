import { Answers } from '@/components/layout/answers';
import { PageFrame } from '@/components/layout/page-frame';
import { PrintedAddress } from '@/components/layout/printed-address';
import { AreaLink } from '@/components/towns/area-link';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { listCrumbs } from '@/lib/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { townAndState } from '@/lib/towns';
import { CallOrText } from './call-link';
import { EmailUs } from './email-us';
import { FeeTable } from './fee-table';
import { FirstQuestions } from './first-questions';
import { HoursTable } from './hours-table';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';
import { WhatToSay } from './what-to-say';

interface Props {
  business: Business;
  homeTown: Town;
  /** Where we come to, in words. */
  area: string;
}

export function ContactPage({ business, homeTown, area }: Props) {
  return (
    <PageFrame
      crumbs={listCrumbs('contact')}
      head={
        <PageTitle
          title="Contact"
          eyebrow={townAndState(homeTown)}
          aside={<Answers business={business} where={<AreaLink area={area} />} />}
        >
          <p className="mt-3 max-w-prose md:text-lg">
            Calling is the quickest way to a time. If nobody picks up, a notary may be in the middle
            of a signing: send a text with the town and the paper.
          </p>
          <PrintedAddress business={business} path={routes.contact} />
          <div className="stack-3 mt-6">
            <CallOrText business={business} size="lg" />
            <EmailUs business={business} />
          </div>
        </PageTitle>
      }
    >
      <Section id="hours" title="Hours" heading="margin">
        <HoursTable business={business} />
      </Section>
      <FeeTable business={business} />
      <FirstQuestions business={business} />
      <WhatToSay />
      <MessageSection business={business} />
      <MeetingPoint business={business} />
    </PageFrame>
  );
}
