import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pageKinds } from '@/components/pages';
import { content } from '@/lib/content/content';
import * as data from '@/lib/pages/json-ld/page-data';
import * as metadata from '@/lib/pages/metadata';
import { remembered } from '@/lib/remembered';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { singlePages } from '@/lib/schema/pages/page-names';

type Pages<Of> = (content: Content) => { record: Of; path: string; draw: () => ReactNode }[];

/** The pages of a kind with what search engines read of each: its structured data and its metadata. */
const described = <Of>(
  pages: Pages<Of>,
  dataOf: (record: Of, content: Content) => string,
  metadataOf: (record: Of, content: Content) => Metadata,
) =>
  pages(content).map(({ record, path, draw }) => ({
    path,
    draw,
    data: () => dataOf(record, content),
    metadata: () => metadataOf(record, content),
  }));

const towns = () => described(pageKinds.town, data.townData, metadata.townMetadata);

const allPages = () => [
  ...described(
    pageKinds.home,
    () => data.homeData(content),
    () => metadata.homeMetadata(content),
  ),
  ...singlePages().flatMap((name) =>
    described(
      pageKinds[name],
      () => data.singleData(name, content),
      () => metadata.singleMetadata(name, content),
    ),
  ),
  ...towns(),
  // The same at its second URL (decision 0006).
  ...towns().map((town) => ({ ...town, path: town.path.replace(routes.areas, routes.locations) })),
  ...described(pageKinds.service, data.serviceData, metadata.serviceMetadata),
  ...described(pageKinds.attraction, data.attractionData, metadata.attractionMetadata),
  ...described(pageKinds.legal, data.legalData, metadata.legalMetadata),
];

/** Every page by its path; made again when content is read again, which has other towns then. */
export const sitePages = remembered(
  (_: Content['towns']) => new Map(allPages().map((page) => [page.path, page])),
  new WeakMap(),
);
