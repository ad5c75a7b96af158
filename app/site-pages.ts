import type { ReactNode } from 'react';
import { pageKinds } from '@/components/pages';
import { content } from '@/lib/content/content';
import { type PageWords, pageWords } from '@/lib/page-words';
import * as data from '@/lib/pages/json-ld/page-data';
import { pageMetadata } from '@/lib/pages/metadata';
import { type ShareWords, shareWords } from '@/lib/pages/share-images';
import { remembered } from '@/lib/remembered';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { singlePages } from '@/lib/schema/pages/page-names';

type Pages<Of> = (content: Content) => { record: Of; path: string; draw: () => ReactNode }[];

/** The pages of a kind with what search engines read of each: its structured data and its metadata. */
const described = <Of>(
  pages: Pages<Of>,
  dataOf: (record: Of, content: Content) => string,
  wordsOf: (record: Of, content: Content) => PageWords,
  imageOf?: (record: Of, content: Content) => ShareWords,
) =>
  pages(content).map(({ record, path, draw }) => ({
    path,
    draw,
    data: () => dataOf(record, content),
    metadata: () => pageMetadata(wordsOf(record, content), content, imageOf?.(record, content)),
  }));

const towns = () => described(pageKinds.town, data.townData, pageWords.town, shareWords.town);

const allPages = () => [
  ...described(
    pageKinds.home,
    () => data.homeData(content),
    () => pageWords.home(content),
  ),
  ...singlePages().flatMap((name) =>
    described(
      pageKinds[name],
      () => data.singleData(name, content),
      () => pageWords.single(name, content.pages),
    ),
  ),
  ...towns(),
  // The same at its second URL (decision 0006).
  ...towns().map((town) => ({ ...town, path: town.path.replace(routes.areas, routes.locations) })),
  ...described(pageKinds.service, data.serviceData, pageWords.service, shareWords.service),
  ...described(
    pageKinds.attraction,
    data.attractionData,
    pageWords.attraction,
    shareWords.attraction,
  ),
  ...described(pageKinds.legal, data.legalData, pageWords.legal),
];

/** Every page by its path; made again when content is read again, which has other towns then. */
export const sitePages = remembered(
  (_: Content['towns']) => new Map(allPages().map((page) => [page.path, page])),
  new WeakMap(),
);
