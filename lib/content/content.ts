import 'server-only';
import { contentRoot } from './content-root';
import { readContent } from './read-content';

/** The site's content, read and validated once in each process of the build. */
export const content = readContent(contentRoot());
