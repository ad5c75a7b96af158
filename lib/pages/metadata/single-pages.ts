import type { Metadata } from 'next';
import { type ListPage, routes } from '../../routes';
import type { Business } from '../../schema/business';
import type { Pages } from '../../schema/pages/pages';
import { pageMetadata } from './page-metadata';

/** Metadata for one-of-a-kind pages. */

/** With the codes that prove ownership to search engines, which look for them on the home page. */
export function homeMetadata({ home }: Pages, business: Business): Metadata {
  const { google, bing } = business.verification;
  return {
    ...pageMetadata(
      {
        titles: [home.title],
        description: business.description,
        path: routes.home,
      },
      business,
    ),
    verification: { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) },
  };
}

export function listMetadata(page: ListPage, pages: Pages, business: Business): Metadata {
  const { title, description } = pages[page];
  return pageMetadata({ titles: [title], description, path: routes[page] }, business);
}

/** Without a canonical URL: this page answers every URL that has no page. */
export function notFoundMetadata(pages: Pages, business: Pick<Business, 'brand'>): Metadata {
  const { title, description } = pages['not-found'];
  return { title: `${title} | ${business.brand}`, description };
}
