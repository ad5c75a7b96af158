import type { Metadata } from 'next';
import { type ListPage, routes } from '../../routes';
import type { Business } from '../../schema/business';
import { formatList } from '../../text';
import { type PageWords, pageMetadata } from './page-metadata';

/** The metadata of the pages of which there is only one. */

/** With the codes by which search engines recognize the owner: they expect them on the home page. */
export function homeMetadata(business: Business): Metadata {
  const { google, bing } = business.verification;
  return {
    ...pageMetadata(
      {
        titles: ['A notary who comes to you'],
        description: business.description,
        path: routes.home,
      },
      business,
    ),
    verification: { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) },
  };
}

function listWords(page: ListPage, { serviceArea }: Business): Omit<PageWords, 'path'> {
  const area = formatList(serviceArea);
  switch (page) {
    case 'services':
      return {
        titles: ['Notary services'],
        description:
          'The papers that we notarize at your door, with what to have ready for each, what is included, the extras and answers.',
      };
    case 'contact':
      return {
        titles: ['Contact'],
        description:
          'Call, text or email the mobile notary: hours, what to tell us about your paper, and where to meet if you would rather come to us.',
      };
    case 'locations':
      return {
        titles: ['Service areas'],
        description: `The towns in and around the ${area} that our mobile notary serves, each with its distance and a page of its own.`,
      };
    case 'areas':
      return {
        titles: ['All towns from A to Z'],
        description: `Find your town: every place in and around the ${area} that has a page here, in alphabetical order.`,
      };
    case 'places':
      return {
        titles: ['Places to meet and landmarks'],
        description: `Parks, museums and landmarks around the ${area}, each with its address or the way there.`,
      };
  }
}

export function listMetadata(page: ListPage, business: Business): Metadata {
  return pageMetadata({ ...listWords(page, business), path: routes[page] }, business);
}

/** Without a canonical URL: this page answers every URL that has no page. */
export function notFoundMetadata(business: Pick<Business, 'brand'>): Metadata {
  return {
    title: `Page Not Found | ${business.brand}`,
    description:
      'There is no page at this address. From here you find every service and town, and the number of the mobile notary.',
  };
}
