import { brandSeal, townSeal } from '../drawing/seal';
import type { Content } from '../schema/content';
import { townWords } from '../towns/town-words';
import { countyAndState, townAndState, townBySlug } from '../towns/towns';

/** The size social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** What the picture of a shared page shows: its file has no extension, the eyebrow is above the title. */
export type ShareImage = ReturnType<typeof shareImages>[number];

/** The file names. An attraction's page has its town's picture, others without one the home page's. */
export const shareFile = {
  home: 'home',
  service: (slug: string) => `service-${slug}`,
  town: (slug: string) => `town-${slug}`,
};

/** Every share image of the site, the home page's first. */
export function shareImages({ business, pages, services, towns }: Content) {
  const home = townBySlug(towns, business.home.town);
  const seal = brandSeal(business.brand, townAndState(home));
  return [
    {
      file: shareFile.home,
      title: business.headline,
      eyebrow: `Mobile notary, ${townAndState(home)}`,
      seal,
    },
    ...services.map(({ slug, title }) => ({
      file: shareFile.service(slug),
      title,
      eyebrow: 'Notary service',
      seal,
    })),
    ...towns.map((town) => ({
      file: shareFile.town(town.slug),
      title: townWords(town, pages.town, business).heading,
      eyebrow: countyAndState(town),
      seal: townSeal(town, home),
    })),
  ];
}
