import { describedPages } from '@/components/rendered-kinds';
import { content } from '@/lib/content/content';
import { memoize } from '@/lib/memoize';
import { pageMetadata } from '@/lib/metadata/metadata';
import type { Content } from '@/lib/schema/content';

/** Every page by its path; made again when content is read again, which has other towns then. */
export const sitePages = memoize(
  (_: Content['towns']) =>
    new Map(
      describedPages(content).flatMap((page) => {
        const metadata = () => pageMetadata(page, content, page.image());
        return page.paths.map((path) => [path, { ...page, metadata }] as const);
      }),
    ),
  new WeakMap(),
);
