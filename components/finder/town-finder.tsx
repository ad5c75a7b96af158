import { PhoneNumber } from '@/components/call/phone-number';
import { Island } from '@/components/islands/island';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { Finder } from './finder.island.client';

interface Props extends Pick<Content, 'business' | 'pages'> {
  /** The URL of a list of all towns, for visitors without JavaScript. */
  list?: string | undefined;
}

/** Leads to a town's page: a box to type in or, without JavaScript, a link to the list. */
export function TownFinder({ business, pages, list = routes.areas }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div role="search" aria-label="Towns" className="max-w-prose print:hidden">
      <Island
        of={{ Finder }}
        className="unscripted:hidden"
        props={{ number: <PhoneNumber business={business} /> }}
      />
      <a className="text-link scripted:hidden" href={list} data-plain>
        {pages.finder.list}
      </a>
    </div>
  );
}
