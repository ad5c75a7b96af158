import * as z from 'zod';
import { sitePath } from './fields';
import { group, labeled } from './labeled';

/** content/redirects.yaml: paths that no longer exist, each with the page that replaces it. */
export const redirectsFile = group('Old web addresses', {
  redirects: labeled(
    z.array(
      group('Old address', {
        from: labeled(sitePath, 'Old address').describe('Such as /places/old-name/.'),
        to: labeled(sitePath, 'New address').describe('That of the page that replaces it.'),
      }),
    ),
    'Old web addresses',
  ).describe('Each leads to the page that replaced it. A town has two.'),
});
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
