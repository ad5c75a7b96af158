import type { ReactNode } from 'react';
import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/search/search-box';
import { Prose } from '@/components/ui/prose';
import { singleCrumbs } from '@/lib/metadata/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { stateNames } from '@/lib/states';
import { formatList } from '@/lib/text/format';

interface Props extends Pick<Content, 'business' | 'pages'> {
  page: 'areas' | 'locations';
  lead: string;
  count: number;
  /** The URL of the list of all towns, if it is on this page. */
  list?: string;
  children: ReactNode;
}

/** The frame of a page about the whole area, with the finder in its head. */
export function AreaFrame({ business, pages, page, lead, count, list, children }: Props) {
  const { heading, banner } = pages[page];
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={singleCrumbs(page)}
          title={heading}
          count={{ number: count, noun: 'town' }}
          eyebrow={formatList(business.authority.states.map((state) => stateNames[state]))}
        >
          <div className="mt-4">
            <Prose paragraphs={[lead]} />
          </div>
          <div className="mt-6">
            <SearchBox of="towns" business={business} pages={pages} list={list} />
          </div>
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="road" />}
    >
      {children}
    </PageFrame>
  );
}
