import { PhoneNumber } from '@/components/call/phone-number';
import { Finder } from '@/components/finder/finder.island.client';
import { Island } from '@/components/islands/island';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { DocumentFinder } from './document-finder.island.client';

interface Props extends Pick<Content, 'business' | 'pages'> {
  of: 'towns' | 'document';
  /** The URL of a list of what it finds, for visitors without JavaScript. */
  list?: string | undefined;
}

/** A box that finds a town or a document or, without JavaScript, a link to a list. */
export function SearchBox({ of, business, pages, list }: Props) {
  const isOfTowns = of === 'towns';
  const place = {
    className: 'unscripted:hidden',
    props: { number: <PhoneNumber {...{ business }} /> },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div
      role="search"
      id={isOfTowns ? undefined : of}
      aria-label={isOfTowns ? 'Towns' : 'Documents'}
      className="max-w-prose print:hidden"
    >
      {isOfTowns ? (
        <Island of={{ Finder }} {...place} />
      ) : (
        <Island of={{ DocumentFinder }} {...place} />
      )}
      <a
        className="text-link scripted:hidden"
        href={list ?? (isOfTowns ? routes.areas : routes.services)}
        data-plain
      >
        {(isOfTowns ? pages.finder : pages.documents).list}
      </a>
    </div>
  );
}
