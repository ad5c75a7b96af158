import { describedPages } from '@/components/pages';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';
import { remembered } from '@/lib/remembered';
import type { Content } from '@/lib/schema/content';

/** Every page by its path; made again when content is read again, which has other towns then. */
export const sitePages = remembered(
  (_: Content['towns']) =>
    new Map(
      describedPages(content).flatMap((page) => {
        const metadata = () => pageMetadata(page, content, page.image());
        return page.paths.map((path) => [path, { ...page, metadata }] as const);
      }),
    ),
  new WeakMap(),
);
