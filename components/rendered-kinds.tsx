import type { ReactNode } from 'react';
import * as data from '@/lib/metadata/json-ld/page-data';
import { type ShareWords, shareWords } from '@/lib/metadata/share-images';
import { type PageKind, pageKinds } from '@/lib/page-kinds';
import { routes, type SinglePage } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { homeState } from '@/lib/states';
import { locationTowns, townsBySlug } from '@/lib/towns/towns';
import { AttractionPage } from './attractions/attraction-page';
import { AttractionsPage } from './attractions/attractions-page';
import { ContactPage } from './contact/contact-page';
import { HomePage } from './home/home-page';
import { NotFoundVariants } from './not-found/not-found-variants';
import { UnknownTown } from './not-found/unknown-town';
import { ServiceListPage } from './services/service-list-page';
import { ServicePage } from './services/service-page';
import { AreasPage } from './towns/areas-page';
import { LocationsPage } from './towns/locations-page';
import { TownPage } from './towns/town-page';

type Dated = readonly { updated: string }[];

/** What there is to a kind of page besides its words: its markup, and what search engines read. */
interface Rendering<Of> {
  render: (content: Content, record: Of) => ReactNode;
  /** Its structured data. */
  data: (record: Of, content: Content) => string;
  /** The words of its share image, if it has one of its own. */
  image?: (record: Of, content: Content) => ShareWords;
  /** The records that it shows, each with the date of its last real change. */
  shown: (record: Of, content: Content) => Dated;
}

const rendered =
  <Of,>(pages: PageKind<Of>, row: Rendering<Of>) =>
  (content: Content) =>
    pages(content).map((page) => ({
      ...page,
      render: () => row.render(content, page.record),
      data: () => row.data(page.record, content),
      image: () => row.image?.(page.record, content),
      shown: () => row.shown(page.record, content),
    }));

/** A page of which there is one. It shows these records besides the business; data lists towns. */
const single = (
  name: SinglePage,
  Page: (content: Content) => ReactNode,
  shown: (content: Content) => Dated = () => [],
  listed: (content: Content) => Content['towns'] = () => [],
) =>
  rendered(pageKinds[name], {
    render: (content) => <Page {...content} />,
    data: (page, content) => data.singleData(page, content, listed(content)),
    shown: (_, content) => [content.business, ...shown(content)],
  });

const townsOf = ({ towns }: Content) => towns;

/** Every kind of page, in the order of the sitemap, but for those below. */
export const renderedKinds = {
  home: rendered(pageKinds.home, {
    render: (content) => <HomePage {...content} />,
    data: (_, content) => data.homeData(content),
    shown: (home, { services, towns }) => [
      home,
      ...services,
      ...townsBySlug(towns, home.mainTowns),
    ],
  }),
  services: single('services', ServiceListPage, ({ services }) => services),
  areas: single('areas', AreasPage, townsOf, townsOf),
  locations: single('locations', LocationsPage, (all) => locationTowns(all.towns, all.business)),
  places: single('places', AttractionsPage, townsOf),
  contact: single('contact', ContactPage),
  service: rendered(pageKinds.service, {
    render: (content, service) => <ServicePage {...content} service={service} />,
    data: data.serviceData,
    image: shareWords.service,
    shown: (service) => [service],
  }),
  town: rendered(pageKinds.town, {
    render: (content, town) => <TownPage {...content} town={town} />,
    data: data.townData,
    image: shareWords.town,
    shown: (town) => [town],
  }),
  attraction: rendered(pageKinds.attraction, {
    render: (content, attraction) => <AttractionPage {...content} attraction={attraction} />,
    data: data.attractionData,
    image: shareWords.attraction,
    shown: ({ town }) => [town],
  }),
  legal: rendered(pageKinds.legal, {
    // Apart, because of its parser of HTML: beside a form, only the forms of these pages need it.
    render: async ({ business }, page) => {
      const { LegalPage } = await import('./legal/legal-page');
      return <LegalPage business={business} page={page} />;
    },
    data: data.legalData,
    shown: (page) => [page],
  }),
} satisfies Record<keyof typeof pageKinds, unknown>;

/** The same pages as `allPages` (lib/page-kinds.ts), with their markup and structured data. */
export const renderedPages = (content: Content) =>
  Object.entries<ReturnType<typeof rendered>>(renderedKinds).flatMap(([kind, pages]) =>
    pages(content).map((page) => ({ kind, ...page })),
  );

type RenderedPage = ReturnType<typeof renderedPages>[number];
type PreviewPage = Pick<RenderedPage, 'kind' | 'path' | 'name' | 'render'>;

/** These and the two pages that no record makes: what the site shows where there is no page. */
export const previewPages = (content: Content): PreviewPage[] => [
  ...renderedPages(content),
  {
    kind: 'notFound',
    path: '/404.html',
    name: 'Page not found',
    render: () => <NotFoundVariants {...content} />,
  },
  {
    kind: 'unknownTown',
    path: routes.town('town-without-a-page'),
    name: 'Town without a page',
    render: () => <UnknownTown {...content} state={homeState} />,
  },
];

export type KindName = keyof typeof renderedKinds | 'notFound';
