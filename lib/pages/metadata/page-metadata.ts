import type { Metadata } from 'next';
import { type ListPage, routes } from '../routes';
import type { Business } from '../schema/business';
import type { LegalPage } from '../schema/legal-page';
import type { Service } from '../schema/service';
import type { Town } from '../schema/town';
import { siteUrl } from '../site';
import { formatList, truncateAtWord } from '../text';
import { townWords } from '../towns/town-words';
import type { AttractionWithTown } from '../towns/towns';
import { shareFile, shareImageSize } from './share-images';

/** What search results show before they cut: Google about 60 characters of a title. */
const titleLimit = 60;
const descriptionLimit = 155;

interface PageWords {
  /** The file of its share image; the home page's where it has none of its own. */
  image?: string;
  /** What the page is called, the fullest first; the first that fits beside the brand is taken. */
  titles: readonly [string, ...string[]];
  description: string;
  /** The canonical path. */
  path: string;
}

/** Title with the brand, description, canonical and the same for cards that share the page. */
export function pageMetadata(
  { titles, description, path, image = shareFile.home }: PageWords,
  business: Pick<Business, 'brand' | 'origin'>,
): Metadata {
  const candidates = titles.map((words) => `${words} | ${business.brand}`);
  const title =
    candidates.find((words) => words.length <= titleLimit) ?? candidates.at(-1) ?? business.brand;
  const url = siteUrl(path, business);
  const picture = {
    url: siteUrl(routes.shareImage(image), business),
    ...shareImageSize,
    alt: `A sheet with an engraved seal: ${title}`,
  };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      siteName: business.brand,
      locale: 'en_US',
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** With the codes by which search engines know the owner: they look for them on the home page. */
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

/** The words of the pages that stand once. */
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

/** Without a canonical: this page answers at every address that has none. */
export function notFoundMetadata(business: Pick<Business, 'brand'>): Metadata {
  return {
    title: `Page Not Found | ${business.brand}`,
    description:
      'There is no page at this address. From here you find every service and town, and the number of the mobile notary.',
  };
}

export function townMetadata(town: Town, business: Business): Metadata {
  const { slug } = town;
  const { titles, description } = townWords(town, business);
  return pageMetadata(
    {
      titles,
      description,
      path: routes.town(slug),
      image: shareFile.town(slug),
    },
    business,
  );
}

export function serviceMetadata(
  { title, description, slug }: Service,
  business: Business,
): Metadata {
  return pageMetadata(
    { titles: [title], description, path: routes.service(slug), image: shareFile.service(slug) },
    business,
  );
}

export function attractionMetadata(
  { name, slug, town, description }: AttractionWithTown,
  business: Business,
): Metadata {
  return pageMetadata(
    {
      titles: [`${name}, ${town.name}, ${town.state}`, `${name}, ${town.name}`, name],
      description: `${name}: ${truncateAtWord(description, descriptionLimit - name.length - 2)}`,
      path: routes.place(slug),
      image: shareFile.place(slug),
    },
    business,
  );
}

export function legalMetadata(
  { title, description, slug }: LegalPage,
  business: Business,
): Metadata {
  return pageMetadata({ titles: [title], description, path: routes.legal(slug) }, business);
}
