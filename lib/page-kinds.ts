import { firstSentences } from './fit-text';
import { fromEntries } from './from-entries';
import { pageNames, routes, singlePages } from './routes';
import type { Content } from './schema/content';
import { plainText } from './text/prose';
import { townWords } from './towns/town-words';
import { allAttractions } from './towns/towns';

/** What search results show of a page. */
export interface Snippet {
  /** Its title in several lengths, the fullest first. */
  titles: readonly [string, ...string[]];
  description: string;
}

/** Where in content/ a text is: its file, and the keys that lead to the field. */
type Field = readonly [file: string, ...path: (string | number)[]];
type Fields = readonly [title: Field, description: Field];

const inFile = (file: string, title = 'title', description = 'description'): Fields => [
  [file, title],
  [file, description],
];

/** A kind of page: the records that make one each, and what content alone says of a page. */
interface KindRow<Of> {
  records: (content: Content) => readonly Of[];
  /** Of its URLs, the canonical one first; nothing on the site links to another (decision 0006). */
  paths: (record: Of) => readonly [string, ...string[]];
  name: (record: Of) => string;
  snippet: (record: Of, content: Content) => Snippet;
  /** The fields of its snippet; of several titles, that of the fullest. */
  fields: (record: Of) => Fields;
}

/** Makes the pages of a kind from content. */
const kind =
  <Of>({ records, paths, name, snippet, fields }: KindRow<Of>) =>
  (content: Content) =>
    records(content).map((record) => ({
      record,
      path: paths(record)[0],
      paths: paths(record),
      name: name(record),
      snippet: () => snippet(record, content),
      fields: () => fields(record),
    }));

export type PageKind<Of = unknown> = ReturnType<typeof kind<Of>>;

/** Every kind of page, but for the page not found. */
export const pageKinds = {
  home: kind({
    records: ({ business }) => [business],
    paths: () => [routes.home],
    name: () => 'Home',
    snippet: ({ description }, { pages }) => ({ titles: [pages.home.title], description }),
    fields: () => [inFile('pages/home.yaml')[0], inFile('business/about.yaml')[1]],
  }),
  ...fromEntries(
    singlePages().map((page) => [
      page,
      kind({
        records: () => [page],
        paths: () => [routes[page]],
        name: () => pageNames[page],
        snippet: (_, { pages }) => ({ ...pages[page], titles: [pages[page].title] }),
        fields: () => inFile(`pages/${page}.yaml`),
      }),
    ]),
  ),
  service: kind({
    records: ({ services }) => services,
    paths: ({ slug }) => [routes.service(slug)],
    name: ({ title }) => title,
    snippet: ({ title, pageTitle = title, description, pageDescription = description }) => ({
      titles: [pageTitle],
      description: pageDescription,
    }),
    fields: ({ slug, pageTitle, pageDescription }) => [
      [`services/${slug}.yaml`, pageTitle ? 'pageTitle' : 'title'],
      [`services/${slug}.yaml`, pageDescription ? 'pageDescription' : 'description'],
    ],
  }),
  town: kind({
    records: ({ towns }) => towns,
    paths: ({ slug }) => [routes.town(slug), routes.townUnderLocations(slug)],
    name: ({ name }) => name,
    snippet: (town, { business, pages }) => townWords(town, pages.town, business),
    fields: ({ slug }) => inFile(`towns/${slug}.yaml`, 'name'),
  }),
  attraction: kind({
    records: ({ towns }) => allAttractions(towns),
    paths: ({ slug }) => [routes.attraction(slug)],
    name: ({ name }) => name,
    snippet: ({ name, town, pageTitle = `${name}, ${town.name}, ${town.state}`, description }) => ({
      titles: [pageTitle, `${name}, ${town.name}`, name],
      // Fewer than 70 characters say little, and Google shows about 160.
      description: firstSentences(plainText(description), 70, 155),
    }),
    fields: ({ town, index, pageTitle }) => [
      [`towns/${town.slug}.yaml`, 'attractions', index, pageTitle ? 'pageTitle' : 'name'],
      [`towns/${town.slug}.yaml`, 'attractions', index, 'description'],
    ],
  }),
  legal: kind({
    records: ({ legalPages }) => legalPages,
    paths: ({ slug }) => [routes.legal(slug)],
    name: ({ title }) => title,
    snippet: ({ title, description }) => ({ titles: [title], description }),
    fields: ({ slug }) => inFile(`legal/${slug}.md`),
  }),
};

/** Every page that content makes, once, at its canonical path first. */
export const allPages = (content: Content) =>
  Object.values<PageKind>(pageKinds).flatMap((pages) => pages(content));

/** The paths of these pages in the export: a town's page is at two. */
export const sitePaths = (content: Content): string[] =>
  allPages(content).flatMap(({ paths }) => paths);
