import { brandSeal, type SealNumbers, townSeal } from '../drawing/seal';
import type { Content } from '../schema/content';
import type { Environment } from '../site';
import { townWords } from '../towns/town-words';
import { allAttractions, countyAndState, townAndState, townBySlug } from '../towns/towns';

/** The size that the networks ask for (https://ogp.me), in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** What the picture of a shared page shows. */
export interface ShareImage {
  /** The name of the file, without its ending. */
  file: string;
  title: string;
  /** The state or the kind, above the title. */
  eyebrow: string;
  seal: SealNumbers;
}

/** The names of the files. The home page's picture serves every page that has none of its own. */
export const shareFile = {
  home: 'home',
  service: (slug: string) => `service-${slug}`,
  town: (slug: string) => `town-${slug}`,
  place: (slug: string) => `place-${slug}`,
};

/**
 * The share images that a build draws: every one, or the home page's alone where SITE_SHARE_IMAGES is
 * `none`, for who measures a build and not its pictures. Pages name theirs all the same.
 */
export function drawnShareImages(content: Content, env: Environment = process.env): ShareImage[] {
  const images = shareImages(content);
  // Not none at all: Next refuses a route of an export that has no file.
  return env['SITE_SHARE_IMAGES'] === 'none' ? images.slice(0, 1) : images;
}

/** Every share image of the site, the home page's first. */
export function shareImages({ business, services, towns }: Content): ShareImage[] {
  return [
    {
      file: shareFile.home,
      title: business.headline,
      eyebrow: `Mobile notary, ${townAndState(townBySlug(towns, business.home.town))}`,
      seal: brandSeal,
    },
    ...services.map(({ slug, title }) => ({
      file: shareFile.service(slug),
      title,
      eyebrow: 'Notary service',
      seal: brandSeal,
    })),
    ...towns.map((town) => ({
      file: shareFile.town(town.slug),
      title: townWords(town, business).heading,
      eyebrow: countyAndState(town),
      seal: townSeal(town.slug),
    })),
    ...allAttractions(towns).map(({ slug, name, town }) => ({
      file: shareFile.place(slug),
      title: name,
      eyebrow: townAndState(town),
      seal: townSeal(town.slug),
    })),
  ];
}
