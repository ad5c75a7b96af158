import type { Metadata } from 'next';
import { routes } from '../routes';
import type { Business } from '../schema/business';
import { siteUrl } from '../site';
import { shareFile, shareImageSize } from './share-images';

/** Google shows about 60 characters of a title. */
const titleLimit = 60;

interface PageWords {
  /** In several lengths, the fullest first: the first that fits beside the brand is used, or the last. */
  titles: readonly [string, ...string[]];
  description: string;
  path: string;
  /** The file of the page's share image, if it has one of its own. */
  image?: string;
}

/** Title with the brand, description and canonical URL, and the same for link previews. */
export function pageMetadata(
  { titles, description, path, image = shareFile.home }: PageWords,
  business: Pick<Business, 'brand' | 'origin'>,
): Metadata {
  const brand = ` | ${business.brand}`;
  const room = titleLimit - brand.length;
  const fitting = titles.find(({ length }) => length <= room);
  const title = (fitting ?? titles.at(-1) ?? titles[0]) + brand;
  const url = siteUrl(path, business);
  const picture = {
    url: siteUrl(routes.shareImage(image), business),
    alt: `An engraved seal: ${title}`,
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
