import type { Metadata } from 'next';
import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import type { LegalPage } from '../../schema/legal-page';
import type { Pages } from '../../schema/pages/pages';
import type { Service } from '../../schema/service';
import type { Town } from '../../schema/town';
import { fill, firstSentences } from '../../text';
import { townWords } from '../../towns/town-words';
import type { AttractionWithTown } from '../../towns/towns';
import { shareFile } from '../share-images';
import { pageMetadata } from './page-metadata';

/** Metadata for pages that are each made from one content record. */

/** A description says something from 70 characters on, and Google shows about 160. */
const shortest = 70;
const longest = 155;

export function townMetadata(town: Town, pages: Pages, business: Business): Metadata {
  const { slug } = town;
  const { titles, description } = townWords(town, pages.town, business);
  return pageMetadata(
    {
      titles,
      description,
      path: routes.town(slug),
      image: shareFile.town(slug),
    },
    business,
  );
}

export function serviceMetadata(
  { title, pageTitle, description, slug }: Service,
  business: Business,
): Metadata {
  return pageMetadata(
    {
      titles: [pageTitle ?? title],
      description,
      path: routes.service(slug),
      image: shareFile.service(slug),
    },
    business,
  );
}

export function attractionMetadata(
  { name, pageTitle, slug, town, description }: AttractionWithTown,
  pages: Pages,
  business: Business,
): Metadata {
  const words = (text: string) => fill(pages.attraction.description, { text });
  return pageMetadata(
    {
      titles: [pageTitle ?? `${name}, ${town.name}, ${town.state}`, `${name}, ${town.name}`, name],
      description: words(
        firstSentences(description, shortest - words('').length, longest - words('').length),
      ),
      path: routes.attraction(slug),
      image: shareFile.attraction(slug),
    },
    business,
  );
}

export function legalMetadata(
  { title, description, slug }: LegalPage,
  business: Business,
): Metadata {
  return pageMetadata({ titles: [title], description, path: routes.legal(slug) }, business);
}
