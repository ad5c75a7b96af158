import { CallLink } from '@/components/call/call-link';
import { SmsLink } from '@/components/call/call-or-text';
import { EmailUs } from '@/components/call/email-us';
import { BrandSeal } from '@/components/facts/brand-seal';
import { OpenNow } from '@/components/facts/open-now';
import { WhoComes } from '@/components/facts/who-comes';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { FeeTable } from '@/components/price/fee-table';
import { SearchBox } from '@/components/search/search-box';
import { singleCrumbs } from '@/lib/metadata/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { homeTownOf, townAndState } from '@/lib/towns/towns';
import { FirstQuestions } from './first-questions';
import { MeetingPoint } from './meeting-point';
import { MessageSection } from './message-section';
import { Profiles } from './profiles';

export function ContactPage(props: Content) {
  const { business, pages, towns } = props;
  const { heading, lead, whatToSay } = pages.contact;
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={singleCrumbs('contact')}
          title={heading}
          eyebrow={townAndState(homeTownOf({ business, towns }))}
          lead={lead}
          aside={
            <>
              <div className="mb-6">
                <SearchBox of="documents" {...props} />
              </div>
              <MessageSection {...props} />
              <div className="ml-auto w-48 max-lg:hidden print:hidden scripted:hidden">
                <BrandSeal />
              </div>
            </>
          }
        >
          <address className="mt-4 flex flex-wrap gap-3 md:mt-6 print:hidden">
            <CallLink business={business} size="lg" className="max-md:w-full max-md:px-3" />
            <SmsLink business={business} size="lg" className="max-md:w-full" />
          </address>
          {/* An address that is shown is long: it has a row of its own. */}
          <div className="mt-3">
            <EmailUs business={business} />
          </div>
          <p className="mt-3 text-balance">
            <OpenNow business={business} hasZone />
          </p>
          <WhoComes {...props} />
          <div className="mt-5">
            <h2 className="mb-2 text-lg">What to tell us</h2>
            <ol className="list-decimal pl-5 *:not-last:mb-1 marker:text-gold-700">
              {whatToSay.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
            <p className="mt-3 text-sm/snug">{whatToSay.privacy}</p>
          </div>
        </PageHead>
      }
    >
      <FirstQuestions {...props} />
      <FeeTable {...props} />
      <MeetingPoint {...props} />
      <Profiles {...props} />
    </PageFrame>
  );
}
