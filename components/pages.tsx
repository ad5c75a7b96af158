import type { ReactNode } from 'react';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { pageNames } from '@/lib/schema/pages/page-names';
import { homeState } from '@/lib/states';
import { allAttractions } from '@/lib/towns/towns';
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

/** A kind of page: the records that make one each, where it is, what it's called, and how it's drawn. */
interface PageKind<Of> {
  records: (content: Content) => readonly Of[];
  path: (record: Of) => string;
  name: (record: Of) => string;
  draw: (content: Content, record: Of) => ReactNode;
}

/** Makes the pages of a kind from content. */
const kind =
  <Of,>({ records, path, name, draw }: PageKind<Of>) =>
  (content: Content) =>
    records(content).map((record) => ({
      record,
      path: path(record),
      name: name(record),
      draw: () => draw(content, record),
    }));

const single = (path: string, name: string, Page: (content: Content) => ReactNode) =>
  kind({
    records: () => [path],
    path: () => path,
    name: () => name,
    draw: (content) => <Page {...content} />,
  });

/** Every page that the site has, and what of content each is made from. */
export const pageKinds = {
  home: single(routes.home, 'Home', HomePage),
  services: single(routes.services, pageNames.services, ServiceListPage),
  areas: single(routes.areas, pageNames.areas, AreasPage),
  locations: single(routes.locations, pageNames.locations, LocationsPage),
  places: single(routes.places, pageNames.places, AttractionsPage),
  contact: single(routes.contact, pageNames.contact, ContactPage),
  notFound: single('/404.html', 'Page not found', NotFoundVariants),
  // Part of the page not found.
  unknownTown: single(routes.town('town-without-a-page'), 'Town without a page', (content) => (
    <UnknownTown {...content} state={homeState} />
  )),
  town: kind({
    records: ({ towns }) => towns,
    path: ({ slug }) => routes.town(slug),
    name: ({ name }) => name,
    draw: (content, town) => <TownPage {...content} town={town} />,
  }),
  service: kind({
    records: ({ services }) => services,
    path: ({ slug }) => routes.service(slug),
    name: ({ title }) => title,
    draw: (content, service) => <ServicePage {...content} service={service} />,
  }),
  attraction: kind({
    records: ({ towns }) => allAttractions(towns),
    path: ({ slug }) => routes.attraction(slug),
    name: ({ name }) => name,
    draw: (content, attraction) => <AttractionPage {...content} attraction={attraction} />,
  }),
  legal: kind({
    records: ({ legalPages }) => legalPages,
    path: ({ slug }) => routes.legal(slug),
    name: ({ title }) => title,
    // Apart, because of its parser of HTML: beside a form, only the forms of these pages need it.
    draw: async ({ business }, page) => {
      const { LegalPage } = await import('./legal/legal-page');
      return <LegalPage business={business} page={page} />;
    },
  }),
};

export const allPages = (content: Content) =>
  Object.entries(pageKinds).flatMap(([kind, pages]) =>
    pages(content).map(({ path, name, draw }) => ({ kind, path, name, draw })),
  );
