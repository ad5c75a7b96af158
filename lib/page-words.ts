import { firstSentences } from './fit-text';
import { routes } from './routes';
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

/** Google shows about 60 characters of a title. */
const titleLimit = 60;

/** The title with the brand: the first that fits beside it, or the last. */
export function titleOf({ titles }: Pick<PageWords, 'titles'>, { brand }: Pick<Business, 'brand'>) {
  const end = ` | ${brand}`;
  const fitting = titles.find(({ length }) => length <= titleLimit - end.length);
  return (fitting ?? titles.at(-1) ?? titles[0]) + end;
}

/** A description of fewer than 70 characters says little, and Google shows about 160. */
const shortest = 70;
const longest = 155;

type Site = Pick<Content, 'business' | 'pages'>;

/** What a page says about itself in search results: its title in several lengths, the fullest first. */
const words = (path: string, description: string, ...titles: readonly [string, ...string[]]) => ({
  titles,
  description,
  path,
});
export type PageWords = ReturnType<typeof words>;

export const pageWords = {
  home: ({ business, pages }: Site) => words(routes.home, business.description, pages.home.title),
  single: (page: SinglePage, pages: Pages) =>
    words(routes[page], pages[page].description, pages[page].title),
  town: (town: Town, { business, pages }: Site) => {
    const { titles, description } = townWords(town, pages.town, business);
    return words(routes.town(town.slug), description, ...titles);
  },
  service: ({ slug, title, pageTitle = title, description, ...service }: Service) =>
    words(routes.service(slug), service.pageDescription ?? description, pageTitle),
  attraction: ({ slug, name, pageTitle, description, town }: AttractionWithTown) => {
    const title = pageTitle ?? `${name}, ${town.name}, ${town.state}`;
    const text = firstSentences(plainText(description), shortest, longest);
    return words(routes.attraction(slug), text, title, `${name}, ${town.name}`, name);
  },
  legal: ({ slug, title, description }: LegalPage) => words(routes.legal(slug), description, title),
};
