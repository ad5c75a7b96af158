import { brandSeal, townSeal } from '../drawing/seal';
import type { Business } from '../schema/business';
import type { Content } from '../schema/content';
import type { Service } from '../schema/service';
import type { Town } from '../schema/town';
import { townWords } from '../towns/town-words';
import { type AttractionWithTown, countyAndState, homeTownOf, townAndState } from '../towns/towns';

/** The size social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The picture of a shared page: its file has no extension, the eyebrow is above the title. */
export type ShareImage = ReturnType<typeof shareImages>[number];

/** The words of a picture, which are its alternative text, too (metadata.ts). */
export type ShareWords = Pick<ShareImage, 'file' | 'title' | 'eyebrow'>;

/** What is on the picture of a page; others have the home page's. */
export const shareWords = {
  home: ({ business, towns }: { business: Business; towns: readonly Town[] }) => ({
    file: 'home',
    title: business.headline,
    eyebrow: `Mobile notary, ${townAndState(homeTownOf({ business, towns }))}`,
  }),
  service: ({ slug, title }: Service) => ({
    file: `service-${slug}`,
    title,
    eyebrow: 'Notary service',
  }),
  town: (town: Town, { business, pages }: Pick<Content, 'business' | 'pages'>) => ({
    file: `town-${town.slug}`,
    title: townWords(town, pages.town, business).heading,
    eyebrow: countyAndState(town),
  }),
  attraction: ({ town }: AttractionWithTown, content: Pick<Content, 'business' | 'pages'>) =>
    shareWords.town(town, content),
};

/** Every share image of the site, the home page's first. */
export function shareImages(content: Content) {
  const { business, services, towns } = content;
  const home = homeTownOf({ business, towns });
  const seal = brandSeal(business.brand, townAndState(home));
  return [
    { ...shareWords.home(content), seal },
    ...services.map((service) => ({ ...shareWords.service(service), seal })),
    ...towns.map((town) => ({ ...shareWords.town(town, content), seal: townSeal(town, home) })),
  ];
}
