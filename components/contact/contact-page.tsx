import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { townAndState } from '@/lib/towns';
import { ContactBlock } from './contact-block';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';
import { WhatToSay } from './what-to-say';

export function ContactPage({ business, homeTown }: { business: Business; homeTown: Town }) {
  return (
    <PageFrame crumbs={[{ name: 'Contact' }]}>
      <PageTitle title="Contact" eyebrow={`${business.brand}, ${townAndState(homeTown)}`}>
        <p className="mt-3 max-w-prose text-lg">
          Calling is the quickest way to a time. If nobody picks up, a notary may be in the middle
          of a signing: send a text with the town and the paper.
        </p>
      </PageTitle>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section id="reach-us" heading="Reach us">
          <div className="mt-4">
            <ContactBlock business={business} />
          </div>
        </Section>
        <WhatToSay />
      </div>
      <MessageSection business={business} />
      <MeetingPoint business={business} />
    </PageFrame>
  );
}
