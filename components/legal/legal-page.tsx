import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { legalCrumbs } from '@/lib/pages/breadcrumbs';
import type { LegalPage as LegalPageRecord } from '@/lib/schema/legal-page';
import { formatDate } from '@/lib/text';

interface Props {
  page: LegalPageRecord;
  /** The page's text as HTML, made from the owner's own Markdown. */
  html: string;
}

export function LegalPage({ page, html }: Props) {
  return (
    <PageFrame
      crumbs={legalCrumbs(page.title)}
      head={<PageTitle title={page.title} eyebrow={`As of ${formatDate(page.updated)}`} />}
    >
      <div
        className="legal-text mx-auto mt-10 max-w-prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </PageFrame>
  );
}
