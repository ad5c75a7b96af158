import type { Metadata, Viewport } from 'next';
import { vectorIcon } from '../drawing/icons';
import { color } from '../drawing/palette';
import { titleWithBrand } from '../fit-text';
import type { Snippet } from '../page-kinds';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import { isPreview, siteUrl } from '../site';
import { type ShareWords, shareImageSize, shareWords } from './share-images';

/** What every page's head has. A preview keeps itself out of searches, whatever its host. */
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

/** Without a canonical URL: this page answers every URL that has no page. */
export function notFoundMetadata({ pages, business }: Content): Metadata {
  const { title, description } = pages['not-found'];
  return { title: titleWithBrand([title], business.brand), description };
}

/** A page; `image` returns the words of its share image, if it has one of its own. */
type Page = { path: string; snippet: () => Snippet; image?: () => ShareWords | undefined };

/**
 * Title with the brand, description and canonical URL, and the same for link previews; on the home
 * page, the codes that prove ownership to search engines, which look for them there.
 */
export function pageMetadata(
  { path, snippet, image: ownImage }: Page,
  content: Pick<Content, 'business' | 'towns'>,
): Metadata {
  const { business } = content;
  const image = ownImage?.() ?? shareWords.home(content);
  const { titles, description } = snippet();
  const title = titleWithBrand(titles, business.brand);
  const url = siteUrl(path, business);
  const { google, bing } = business.verification;
  const codes = { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) };
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
    ...(path === routes.home && { verification: codes }),
  };
}
