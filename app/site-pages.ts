import type { ReactNode } from 'react';
import { drawnKinds } from '@/components/pages';
import { content } from '@/lib/content/content';
import type { PageKind } from '@/lib/page-kinds';
import * as data from '@/lib/pages/json-ld/page-data';
import { pageMetadata } from '@/lib/pages/metadata';
import { type ShareWords, shareWords } from '@/lib/pages/share-images';
import { remembered } from '@/lib/remembered';
import { singlePages } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';

/** The pages of a kind at each URL, with what search engines read: structured data and metadata. */
const described = <Of>(
  pages: (content: Content) => (ReturnType<PageKind<Of>>[number] & { draw: () => ReactNode })[],
  dataOf: (record: Of, content: Content) => string,
  imageOf?: (record: Of, content: Content) => ShareWords,
) =>
  pages(content).flatMap((page) =>
    page.paths.map((path) => ({
      path,
      draw: page.draw,
      data: () => dataOf(page.record, content),
      metadata: () => pageMetadata(page, content, imageOf?.(page.record, content)),
    })),
  );

const describedPages = () => [
  ...described(drawnKinds.home, () => data.homeData(content)),
  ...singlePages().flatMap((name) => described(drawnKinds[name], data.singleData)),
  ...described(drawnKinds.service, data.serviceData, shareWords.service),
  ...described(drawnKinds.town, data.townData, shareWords.town),
  ...described(drawnKinds.attraction, data.attractionData, shareWords.attraction),
  ...described(drawnKinds.legal, data.legalData),
];

/** Every page by its path; made again when content is read again, which has other towns then. */
export const sitePages = remembered(
  (_: Content['towns']) => new Map(describedPages().map((page) => [page.path, page])),
  new WeakMap(),
);
