import type { Metadata, Viewport } from 'next';
import { vectorIcon } from '../drawing/icons';
import { color } from '../drawing/palette';
import { type PageWords, pageWords, titleOf } from '../page-words';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import type { LegalPage } from '../schema/legal-page';
import type { SinglePage } from '../schema/pages/page-names';
import type { Service } from '../schema/service';
import type { Town } from '../schema/town';
import { isPreview, siteUrl } from '../site';
import type { AttractionWithTown } from '../towns/towns';
import { type ShareWords, shareImageSize, shareWords } from './share-images';

/** What is the same in the head of every page. A preview keeps itself out of searches, whatever its host. */
export const siteMetadata = ({ business }: Pick<Content, 'business'>): Metadata => ({
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [{ url: routes.icon(vectorIcon), type: 'image/svg+xml' }],
    // 180 by 180 is what is meant where no size is given.
    apple: routes.icon('apple-touch-icon.png'),
  },
  ...(isPreview(business) && { robots: 'noindex' }),
});

/** The color of the browser's frame around every page. */
export const siteViewport: Viewport = { themeColor: color('cream-50') };

type Site = Pick<Content, 'business' | 'pages' | 'towns'>;

/** With the codes that prove ownership to search engines, which look for them on the home page. */
export function homeMetadata(site: Site): Metadata {
  const { google, bing } = site.business.verification;
  return {
    ...pageMetadata(pageWords.home(site), site),
    verification: { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) },
  };
}

export const singleMetadata = (page: SinglePage, site: Site): Metadata =>
  pageMetadata(pageWords.single(page, site.pages), site);

export const townMetadata = (town: Town, site: Site): Metadata =>
  pageMetadata(pageWords.town(town, site), site, shareWords.town(town, site));

export const serviceMetadata = (service: Service, site: Site): Metadata =>
  pageMetadata(pageWords.service(service), site, shareWords.service(service));

export const attractionMetadata = (attraction: AttractionWithTown, site: Site): Metadata =>
  pageMetadata(pageWords.attraction(attraction), site, shareWords.town(attraction.town, site));

export const legalMetadata = (page: LegalPage, site: Site): Metadata =>
  pageMetadata(pageWords.legal(page), site);

/** Without a canonical URL: this page answers every URL that has no page. */
export function notFoundMetadata({ pages, business }: Site): Metadata {
  const { title, description } = pages['not-found'];
  return { title: titleOf({ titles: [title] }, business), description };
}

/**
 * Title with the brand, description and canonical URL, and the same for link previews.
 *
 * @param image the words of the page's share image, if it has one of its own.
 */
export function pageMetadata(
  words: PageWords,
  site: Pick<Content, 'business' | 'towns'>,
  image: ShareWords = shareWords.home(site),
): Metadata {
  const { business } = site;
  const title = titleOf(words, business);
  const { description, path } = words;
  const url = siteUrl(path, business);
  const alt = `${image.eyebrow}. ${image.title}. ${business.brand}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      siteName: business.brand,
      type: 'website',
      images: [{ url: siteUrl(routes.shareImage(image.file), business), alt, ...shareImageSize }],
    },
    // Next fills in the rest.
    twitter: { card: 'summary_large_image' },
  };
}
