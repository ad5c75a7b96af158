import { Answers } from '@/components/layout/answers';
import { PageFrame } from '@/components/layout/page-frame';
import { PrintedAddress } from '@/components/layout/printed-address';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { listCrumbs } from '@/lib/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { townAndState } from '@/lib/towns';
import { CallOrText } from './call-link';
import { EmailUs } from './email-us';
import { HoursTable } from './hours-table';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';
import { WhatToSay } from './what-to-say';

export function ContactPage({ business, homeTown }: { business: Business; homeTown: Town }) {
  return (
    <PageFrame
      crumbs={listCrumbs('contact')}
      head={
        <PageTitle
          title="Contact"
          eyebrow={townAndState(homeTown)}
          aside={<Answers business={business} />}
        >
          <p className="mt-3 max-w-prose md:text-lg">
            Calling is the quickest way to a time. If nobody picks up, a notary may be in the middle
            of a signing: send a text with the town and the paper.
          </p>
          <PrintedAddress business={business} path={routes.contact} />
          <div className="mt-6 space-y-3">
            <CallOrText business={business} size="lg" />
            <EmailUs business={business} />
          </div>
        </PageTitle>
      }
    >
      <Section id="hours" title="Hours" heading="margin">
        <HoursTable business={business} />
      </Section>
      <WhatToSay />
      <MessageSection business={business} />
      <MeetingPoint business={business} />
    </PageFrame>
  );
}
