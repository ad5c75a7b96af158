import { ListChecks } from 'lucide-react';
import { AreaLink } from '@/components/facts/area-link';
import { PrintedAddress } from '@/components/facts/printed-address';
import { QuickFacts } from '@/components/facts/quick-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { IconList } from '@/components/ui/icon-list';
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
import { CallLink, SmsLink } from '../call/call-link';
import { EmailUs } from '../call/email-us';
import { BrandSeal } from '../facts/brand-seal';
import { Locator } from '../facts/locator';
import { OpenNow } from '../facts/open-now';
import { WhoComes } from '../facts/who-comes';
import { FeeTable } from '../price/fee-table';
import { FirstQuestions } from './first-questions';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  towns: readonly Town[];
  /** The area we travel to, in words. */
  area: string;
  /** Where directions lead. */
  base: MapPlace;
  /** The map of where that is, from `locator()`. */
  drawing: string;
}

export function ContactPage({ business, copy, homeTown, towns, area, base, drawing }: Props) {
  const { heading, lead, headings, questions, whatToSay } = copy.contact;
  return (
    <PageFrame
      crumbs={listCrumbs('contact')}
      head={
        <PageTitle title={heading} eyebrow={townAndState(homeTown)} ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">{lead}</p>
          <PrintedAddress business={business} path={routes.contact} />
          <div className="mt-6 max-md:grid print:hidden">
            <CallLink business={business} size="lg" />
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <SmsLink business={business} />
            <EmailUs business={business} />
          </div>
          <p className="mt-3">
            <OpenNow business={business} note=" (Mountain Time)" />
          </p>
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
          <Section id="what-to-say" title={headings.whatToSay}>
            <IconList icon={ListChecks} items={whatToSay.items} />
            <p className="mt-4 max-w-prose">{whatToSay.privacy}</p>
          </Section>
          <div className="mt-6 md:mt-12">
            <QuickFacts business={business} copy={copy.sheet} where={<AreaLink area={area} />} />
          </div>
        </div>
      </div>
      <FirstQuestions business={business} copy={questions} heading={headings.questions} />
      <FeeTable business={business} copy={copy} towns={towns} />
      <MeetingPoint business={business} copy={copy.contact}>
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
      </MeetingPoint>
    </PageFrame>
  );
}
