import 'server-only';
import { contentRoot } from './content-root';
import { liveContent } from './live-content';
import { readContent } from './read-content';

/** The site's content, read and validated once in each process of the build. */
export const content =
  process.env.NODE_ENV === 'development' ? liveContent(contentRoot()) : readContent(contentRoot());
