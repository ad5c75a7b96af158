import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { recordPaths } from '../../lib/content/redirects';
import { reportContentErrors } from './report-content-errors';

/** `npm run content:record`: adds the site's paths to the record of every path it has ever had. */
const root = contentRoot();

await reportContentErrors(() => {
  recordPaths(readContent(root), root);
});
