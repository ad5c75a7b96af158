import { firstSentences } from './fit-text';
import { routes, singlePath } from './routes';
import type { Business } from './schema/business';
import type { Content } from './schema/content';
import type { LegalPage } from './schema/legal-page';
import type { SinglePage } from './schema/pages/page-names';
import type { Pages } from './schema/pages/pages';
import type { Service } from './schema/service';
import type { Town } from './schema/town';
import { plainText } from './text';
import { townWords } from './towns/town-words';
import type { AttractionWithTown } from './towns/towns';

/** What a page says about itself in search results. */
export interface PageWords {
  /** In several lengths, the fullest first. */
  titles: readonly [string, ...string[]];
  description: string;
  path: string;
}

/** Google shows about 60 characters of a title. */
const titleLimit = 60;

/** The title with the brand: the first that fits beside it, or the last. */
export function titleOf({ titles }: Pick<PageWords, 'titles'>, { brand }: Pick<Business, 'brand'>) {
  const end = ` | ${brand}`;
  const fitting = titles.find(({ length }) => length <= titleLimit - end.length);
  return (fitting ?? titles.at(-1) ?? titles[0]) + end;
}

/** A description says something from 70 characters on, and Google shows about 160. */
const shortest = 70;
const longest = 155;

type Site = Pick<Content, 'business' | 'pages'>;

/** The words of each kind of page. */
export const pageWords = {
  home: ({ business, pages }: Site): PageWords => ({
    titles: [pages.home.title],
    description: business.description,
    path: routes.home,
  }),
  single: (page: SinglePage, pages: Pages): PageWords => ({
    titles: [pages[page].title],
    description: pages[page].description,
    path: singlePath(page),
  }),
  town: (town: Town, { business, pages }: Site): PageWords => {
    const { titles, description } = townWords(town, pages.town, business);
    return { titles, description, path: routes.town(town.slug) };
  },
  service: ({ slug, title, pageTitle, description, pageDescription }: Service): PageWords => ({
    titles: [pageTitle ?? title],
    description: pageDescription ?? description,
    path: routes.service(slug),
  }),
  attraction: ({ slug, name, pageTitle, description, town }: AttractionWithTown): PageWords => ({
    titles: [pageTitle ?? `${name}, ${town.name}, ${town.state}`, `${name}, ${town.name}`, name],
    description: firstSentences(plainText(description), shortest, longest),
    path: routes.attraction(slug),
  }),
  legal: ({ slug, title, description }: LegalPage): PageWords => ({
    titles: [title],
    description,
    path: routes.legal(slug),
  }),
};
