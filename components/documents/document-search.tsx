import { PhoneNumber } from '@/components/call/phone-number';
import { Island } from '@/components/islands/island';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { DocumentFinder } from './document-finder.island.client';

interface Props extends Pick<Content, 'business' | 'pages'> {
  /** Where the services are, for visitors without JavaScript. */
  list?: string;
}

/** Answers what to know of a document: a box to type in or, without JavaScript, a link to the services. */
export function DocumentSearch({ business, pages, list = routes.services }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div role="search" id="document" aria-label="Documents" className="max-w-prose print:hidden">
      <Island
        of={{ DocumentFinder }}
        className="unscripted:hidden"
        props={{ number: <PhoneNumber business={business} /> }}
      />
      <a className="text-link scripted:hidden" href={list} data-plain>
        {pages.documents.list}
      </a>
    </div>
  );
}
