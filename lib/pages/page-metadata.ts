import type { Metadata } from 'next';
import { type PageWords, titleOf } from '../page-words';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import { siteUrl } from '../site';
import { type ShareWords, shareImageSize, shareWords } from './share-images';

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
  const { file, eyebrow, title: headline } = image;
  const picture = {
    url: siteUrl(routes.shareImage(file), business),
    alt: `An engraved seal and the words "${eyebrow}", "${headline}" and "${business.brand}"`,
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
      type: 'website',
      images: [{ ...picture, ...shareImageSize }],
    },
    // Next fills in title and description.
    twitter: { card: 'summary_large_image', images: [picture] },
  };
}
