import type { Metadata } from 'next';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import { siteUrl } from '../site';
import { type ShareWords, shareImageSize, shareWords } from './share-images';

/** Google shows about 60 characters of a title. */
const titleLimit = 60;

interface PageWords {
  /** In several lengths, the fullest first: the first that fits beside the brand is used, or the last. */
  titles: readonly [string, ...string[]];
  description: string;
  path: string;
  /** The words of the page's share image, if it has one of its own. */
  image?: ShareWords;
}

/** Title with the brand, description and canonical URL, and the same for link previews. */
export function pageMetadata(
  { titles, description, path, image }: PageWords,
  site: Pick<Content, 'business' | 'towns'>,
): Metadata {
  const { business } = site;
  const brand = ` | ${business.brand}`;
  const room = titleLimit - brand.length;
  const fitting = titles.find(({ length }) => length <= room);
  const title = (fitting ?? titles.at(-1) ?? titles[0]) + brand;
  const url = siteUrl(path, business);
  const { file, eyebrow, title: headline } = image ?? shareWords.home(site);
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
