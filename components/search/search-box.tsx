import { PhoneNumber } from '@/components/call/phone-number';
import { DocumentFinder } from '@/components/documents/document-finder.island.client';
import { Finder } from '@/components/finder/finder.island.client';
import { Island } from '@/components/islands/island';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';

/** By what a box finds: its island, its id, the file of its texts, and the page that lists all. */
const boxes = {
  towns: { of: { Finder }, id: undefined, label: 'Towns', page: 'finder', all: routes.areas },
  documents: {
    of: { DocumentFinder },
    id: 'document',
    label: 'Documents',
    page: 'documents',
    all: routes.services,
  },
} as const;

interface Props extends Pick<Content, 'business' | 'pages'> {
  of: keyof typeof boxes;
  /** The URL of a list of what it finds, for visitors without JavaScript. */
  list?: string | undefined;
}

/** A box that finds a town or a document or, without JavaScript, a link to a list. */
export function SearchBox({ of: found, business, pages, list }: Props) {
  const { of, id, label, page, all } = boxes[found];
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div role="search" id={id} aria-label={label} className="lg:max-w-prose print:hidden">
      <Island
        of={of}
        className="unscripted:hidden"
        props={{ number: <PhoneNumber business={business} /> }}
      />
      <a className="text-link scripted:hidden" href={list ?? all} data-plain>
        {pages[page].list}
      </a>
    </div>
  );
}
