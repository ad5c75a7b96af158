import { PhoneNumber } from '@/components/call/phone-number';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { legalCrumbs } from '@/lib/pages/breadcrumbs';
import type { Business } from '@/lib/schema/business';
import type { LegalPage as LegalPageRecord } from '@/lib/schema/legal-page';
import { formatDate } from '@/lib/text';
import { HtmlWithNumber } from './html-with-number';

interface Props {
  business: Business;
  page: LegalPageRecord;
  /** The page's text as HTML, made from the owner's own Markdown. */
  html: string;
}

export function LegalPage({ business, page, html }: Props) {
  return (
    <PageFrame
      crumbs={legalCrumbs(page.title)}
      head={<PageTitle title={page.title} eyebrow={`As of ${formatDate(page.updated)}`} />}
    >
      <div className="legal-text mx-auto mt-10 max-w-prose">
        <HtmlWithNumber html={html} number={<PhoneNumber business={business} />} />
      </div>
    </PageFrame>
  );
}
