import type { ReactNode } from 'react';
import { type PageKind, pageKinds } from '@/lib/page-kinds';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { homeState } from '@/lib/states';
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

/** The pages of a kind with how each is drawn. */
const drawn =
  <Of,>(pages: PageKind<Of>, draw: (content: Content, record: Of) => ReactNode) =>
  (content: Content) =>
    pages(content).map((page) => ({ ...page, draw: () => draw(content, page.record) }));

/** A page that isn't made of a record: what the site shows where there is no page. */
const missing = (path: string, name: string, draw: (content: Content) => ReactNode) => {
  return (content: Content) => [{ path, name, draw: () => draw(content) }];
};

/** Every kind of page with how its pages are drawn, and the page not found. */
export const drawnKinds = {
  home: drawn(pageKinds.home, (content) => <HomePage {...content} />),
  services: drawn(pageKinds.services, (content) => <ServiceListPage {...content} />),
  areas: drawn(pageKinds.areas, (content) => <AreasPage {...content} />),
  locations: drawn(pageKinds.locations, (content) => <LocationsPage {...content} />),
  places: drawn(pageKinds.places, (content) => <AttractionsPage {...content} />),
  contact: drawn(pageKinds.contact, (content) => <ContactPage {...content} />),
  notFound: missing('/404.html', 'Page not found', (content) => <NotFoundVariants {...content} />),
  // A town's page that the page not found may show.
  unknownTown: missing(routes.town('town-without-a-page'), 'Town without a page', (content) => (
    <UnknownTown {...content} state={homeState} />
  )),
  town: drawn(pageKinds.town, (content, town) => <TownPage {...content} town={town} />),
  service: drawn(pageKinds.service, (content, service) => (
    <ServicePage {...content} service={service} />
  )),
  attraction: drawn(pageKinds.attraction, (content, attraction) => (
    <AttractionPage {...content} attraction={attraction} />
  )),
  // Imported on demand: it has an HTML parser, which no other page drawn beside a form needs.
  legal: drawn(pageKinds.legal, async ({ business }, page) => {
    const { LegalPage } = await import('./legal/legal-page');
    return <LegalPage business={business} page={page} />;
  }),
} satisfies Record<keyof typeof pageKinds, unknown> & Record<string, unknown>;

export const drawnPages = (content: Content) =>
  Object.entries(drawnKinds).flatMap(([kind, pages]) =>
    pages(content).map(({ path, name, draw }) => ({ kind, path, name, draw })),
  );
