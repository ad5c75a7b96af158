import type { Metadata, Viewport } from 'next';
import { vectorIcon } from '../drawing/icons';
import { color } from '../drawing/palette';
import { firstSentences } from '../fit-text';
import { routes, singlePath } from '../routes';
import type { Content } from '../schema/content';
import type { LegalPage } from '../schema/legal-page';
import type { SinglePage } from '../schema/pages/page-names';
import type { Service } from '../schema/service';
import type { Town } from '../schema/town';
import { isPreview } from '../site';
import { townWords } from '../towns/town-words';
import type { AttractionWithTown } from '../towns/towns';
import { pageMetadata } from './page-metadata';
import { shareWords } from './share-images';

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
  const { pages, business } = site;
  const { google, bing } = business.verification;
  const { description } = business;
  return {
    ...pageMetadata({ titles: [pages.home.title], description, path: routes.home }, site),
    verification: { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) },
  };
}

export function singleMetadata(page: SinglePage, site: Site): Metadata {
  const { title, description } = site.pages[page];
  return pageMetadata({ titles: [title], description, path: singlePath(page) }, site);
}

export function townMetadata(town: Town, site: Site): Metadata {
  const { titles, description } = townWords(town, site.pages.town, site.business);
  const path = routes.town(town.slug);
  const image = shareWords.town(town, site);
  return pageMetadata({ titles, description, path, image }, site);
}

export function serviceMetadata(service: Service, site: Site): Metadata {
  const { title, pageTitle, description, pageDescription, slug } = service;
  return pageMetadata(
    {
      titles: [pageTitle ?? title],
      description: pageDescription ?? description,
      path: routes.service(slug),
      image: shareWords.service(service),
    },
    site,
  );
}

/** A description says something from 70 characters on, and Google shows about 160. */
const shortest = 70;
const longest = 155;

export function attractionMetadata(attraction: AttractionWithTown, site: Site) {
  const { name, pageTitle, slug, town, description } = attraction;
  return pageMetadata(
    {
      titles: [pageTitle ?? `${name}, ${town.name}, ${town.state}`, `${name}, ${town.name}`, name],
      description: firstSentences(description, shortest, longest),
      path: routes.attraction(slug),
      image: shareWords.town(town, site),
    },
    site,
  );
}

export function legalMetadata(page: LegalPage, site: Site): Metadata {
  const { title, description, slug } = page;
  return pageMetadata({ titles: [title], description, path: routes.legal(slug) }, site);
}

/** Without a canonical URL: this page answers every URL that has no page. */
export function notFoundMetadata({ pages, business }: Site): Metadata {
  const { title, description } = pages['not-found'];
  return { title: `${title} | ${business.brand}`, description };
}
